import type { Transaction } from '../../../core/transaction.ts';
import { moveCounts } from './ratings/counts.queries.ts';

/** By how much each figure of a project moves. Withdrawn feedback moves them back. */
export interface FeedbackChange {
  /** Counted full feedback. */
  feedback?: number;
  skips?: number;
  /** The sum of counted ratings: a rating changed from 3 to 5 is 2, one withdrawn is minus itself. */
  ratingSum?: number;
}

/**
 * Moves a project's figures in the transaction of the feedback that causes it. Validated goes with the rating that falls
 * too low; it is granted at night only.
 */
export function countFeedback(
  { db }: Pick<Transaction, 'db'>,
  projectId: string,
  change: FeedbackChange,
): Promise<void> {
  return moveCounts(db, projectId, change);
}
