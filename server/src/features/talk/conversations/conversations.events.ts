import { event } from '../../../core/domain-events.ts';

export const conversationEvents = {
  /** Taken among one’s own, by saying so or by answering. */
  accepted: event<{ conversationId: string; userId: string }>('conversations.accepted'),
  /** Muted, or a request deleted, or either taken back: only to whoever did it. */
  changed: event<{ conversationId: string; userId: string }>('conversations.changed'),
};
