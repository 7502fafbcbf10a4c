import { event } from '../../../core/domain-events.ts';

export const conversationEvents = {
  /** Taken among one’s own, by saying so or by answering. */
  accepted: event<{ conversationId: string; userId: string }>('conversations.accepted'),
};
