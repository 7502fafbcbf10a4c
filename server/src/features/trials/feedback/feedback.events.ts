/** Never whose it is: an event travels to jobs, pushes and other features. */
interface AboutFeedback {
  projectId: string;
  feedbackId: string;
}

declare module '../../../core/domain-events.ts' {
  interface DomainEvents {
    'feedback.given': AboutFeedback;
    'feedback.edited': AboutFeedback;
    /** Its author has tried the project again after an iteration. */
    'feedback.retested': AboutFeedback & { retestId: string };
    'feedback.removed': AboutFeedback;
    'feedback.restored': AboutFeedback;
    'feedback.marked': AboutFeedback;
    'feedback.replied': AboutFeedback & { messageId: string; from: 'maker' | 'tester' };
    'feedback.reveal_proposed': AboutFeedback & { from: 'maker' | 'tester' };
    /** Both agreed: a collaboration has started. */
    'feedback.revealed': AboutFeedback;
    /** Something on it was hidden with its author's standing, or came back. */
    'feedback.visibility_changed': { projectId: string };
    'feedback.skipped': { projectId: string };
    /** Somebody has set out to try it in the last quarter of an hour, and may come back with something to say. */
    'feedback.test_begun': { projectId: string };
  }
}

export {};
