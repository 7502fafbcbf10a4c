import type { Feedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import type { OwnRow } from '../publish/own-version.sql.ts';
import type { FeedbackRow } from './feedback.queries.ts';

/** What the reader is to a feedback that they did not write. */
export type Side = 'maker' | 'nobody';

/** The one way a feedback leaves the server to others. Everything but `can` is the same for every reader. */
export function presentFeedback(row: FeedbackRow, side: Side, isSuspended = false): Feedback {
  return {
    ...present(row),
    own: null,
    can: {
      edit: false,
      remove: false,
      mark: side === 'maker' && !isSuspended,
      talk: side === 'maker',
    },
  };
}

/** And to its author, as they left it. */
export function presentOwnFeedback(row: OwnRow, isSuspended = false): Feedback {
  return {
    ...present(row),
    own: {
      uncountedFor: row.uncountedFor,
      shownFrom: row.shownFrom?.toISOString() ?? null,
      isTakenDown: row.takenDownAt !== null,
    },
    can: { edit: !isSuspended, remove: true, mark: false, talk: true },
  };
}

function present(row: FeedbackRow) {
  return {
    id: row.id,
    tester: row.testerNumber,
    rating: row.rating,
    comment: row.comment,
    answers: row.answers,
    evidence: row.evidence,
    isCounted: row.uncountedFor === null,
    day: row.givenOn,
    isEdited: row.isEdited,
    isRetested: row.isRetested,
    isHelpful: row.mark === 'helpful',
  };
}
