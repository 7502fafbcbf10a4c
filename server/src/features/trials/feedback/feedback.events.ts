import { event } from '../../../core/domain-events.ts';

/** Never whose it is: an event travels to jobs, pushes and other features. */
interface AboutFeedback {
  projectId: string;
  feedbackId: string;
}

export const feedbackEvents = {
  given: event<AboutFeedback>('feedback.given'),
  edited: event<AboutFeedback>('feedback.edited'),
  /** Its author has tried the project again after an iteration. */
  retested: event<AboutFeedback & { retestId: string }>('feedback.retested'),
  removed: event<AboutFeedback>('feedback.removed'),
  restored: event<AboutFeedback>('feedback.restored'),
  marked: event<AboutFeedback>('feedback.marked'),
  replied: event<AboutFeedback & { messageId: string; from: 'maker' | 'tester' }>('feedback.replied'),
  /** By its maker, or opened again: what a hidden tester closes nobody else hears of. */
  threadClosed: event<AboutFeedback>('feedback.thread_closed'),
  revealProposed: event<AboutFeedback & { from: 'maker' | 'tester' }>('feedback.reveal_proposed'),
  /** Both agreed: a collaboration has started. */
  revealed: event<AboutFeedback>('feedback.revealed'),
  /** Something on it was hidden with its author's standing, or came back. */
  visibilityChanged: event<{ projectId: string }>('feedback.visibility_changed'),
  skipped: event<{ projectId: string }>('feedback.skipped'),
  /** Somebody has set out to try it in the last quarter of an hour, and may come back with something to say. */
  testBegun: event<{ projectId: string }>('feedback.test_begun'),
};
