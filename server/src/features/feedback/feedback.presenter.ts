import type { Feedback } from '@firstlight/contract/feedback.ts';
import type { FeedbackRow } from './feedback.queries.ts';

/** What the reader is to a feedback. */
export type Side = 'author' | 'maker' | 'nobody';

/** The one way a feedback leaves the server. Everything but `can` is the same for every reader. */
export function presentFeedback(row: FeedbackRow, side: Side, isSuspended = false): Feedback {
  const isActive = !isSuspended;
  return {
    id: row.id,
    tester: row.pseudonym,
    rating: row.rating,
    comment: row.comment,
    evidence: row.evidence,
    uncountedFor: row.uncountedFor,
    day: row.givenOn,
    isEdited: row.isEdited,
    isRetested: row.isRetested,
    isHelpful: row.mark === 'helpful',
    can: {
      edit: side === 'author' && isActive,
      remove: side === 'author',
      mark: side === 'maker' && isActive,
      talk: side !== 'nobody',
    },
  };
}
