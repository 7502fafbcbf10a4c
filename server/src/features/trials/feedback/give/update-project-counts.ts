import type { Transaction } from '../../../../core/transaction.ts';
import { countFeedback } from '../../../showcase/projects/count-feedback.ts';
import { changeBetween, type JudgedFeedback, ratingsBetween } from './feedback.policy.ts';
import { moveRatings } from './feedback.queries.ts';

/**
 * Moves a project's figures with a feedback, in its transaction. Always the ratings before the project's row: acts
 * that lock in one order cannot wait for each other in a circle.
 */
export async function updateProjectCounts(
  tx: Pick<Transaction, 'db'>,
  before: (JudgedFeedback & { projectId: string }) | null,
  after: (JudgedFeedback & { projectId: string }) | null,
): Promise<void> {
  const projectId = (after ?? before)?.projectId;
  const change = changeBetween(before, after);
  if (projectId === undefined || Object.values(change).every((step) => step === 0)) return;
  await moveRatings(tx.db, projectId, ratingsBetween(before, after));
  await countFeedback(tx, projectId, change);
}
