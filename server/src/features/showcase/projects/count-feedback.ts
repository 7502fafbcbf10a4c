import { ratingRules, validatedRules } from '@firstlight/contract/rules.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../core/transaction.ts';
import { prepared } from '../../../db/prepared.ts';

/** By how much each figure of a project moves. Withdrawn feedback moves them back. */
export interface FeedbackChange {
  /** Counted full feedback. */
  feedback?: number;
  /** Full feedback that is shown and moves no figure. */
  uncounted?: number;
  skips?: number;
  /** The sum of counted ratings: a rating changed from 3 to 5 is 2, one withdrawn is minus itself. */
  ratingSum?: number;
}

/**
 * Moves a project's figures in the transaction of the feedback that causes it. One statement: nobody holds the row
 * while waiting for the network, and two testers at once cannot lose each other's count. Validated goes with the rating
 * that falls too low; it is granted at night only.
 */
export async function countFeedback(
  tx: Pick<Transaction, 'db'>,
  projectId: string,
  { feedback = 0, uncounted = 0, skips = 0, ratingSum = 0 }: FeedbackChange,
): Promise<void> {
  const prior = ratingRules.priorRatings;
  const rating = sql`round(
    (${prior}::int * mean + 1000.0 * (rating_sum + ${ratingSum}::int))
    / (${prior}::int + feedback_count + ${feedback}::int))`;
  await prepared('projects.count-feedback')`
    update project_stats set
      feedback_count = feedback_count + ${feedback}::int,
      uncounted_count = uncounted_count + ${uncounted}::int,
      skip_count = skip_count + ${skips}::int,
      rating_sum = rating_sum + ${ratingSum}::int,
      rating = ${rating},
      validated = validated and ${rating} >= ${1000 * validatedRules.lostBelow}::int
    from rating_mean
    where project_id = ${projectId}
  `.execute(tx.db);
}
