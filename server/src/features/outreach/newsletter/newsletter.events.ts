import { event } from '../../../core/domain-events.ts';

export const newsletterEvents = {
  /** Somebody typed an address, which may have no subscription at all: the same is recorded either way. */
  linkWanted: event<{ subscriptionId: string; wish: 'subscribe' | 'manage'; mailId: string }>(
    'newsletter.link_wanted',
  ),
  /** A stretch of readers waits for its letters. */
  sliceQueued: event<{ issue: number; slice: number }>('newsletter.slice_queued'),
};
