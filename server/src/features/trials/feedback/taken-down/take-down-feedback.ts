import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { feedbackEvents } from '../feedback.events.ts';
import { changeRow } from '../give/feedback.queries.ts';
import { updateProjectCounts } from '../give/update-project-counts.ts';
import { lockStoredFeedback } from './taken-down.queries.ts';

/** Out of every list and figure, as what its author's standing withholds; or back, unless that still withholds it. */
export async function takeDownFeedback(
  tx: TransactionContext<Context>,
  id: string,
  isTaken: boolean,
): Promise<void> {
  const before = await lockStoredFeedback(tx.db, id);
  if (!before || (before.takenDownAt !== null) === isTaken) return;
  const isWithheld = isTaken || before.wasWithheld;
  await changeRow(tx.db, id, {
    isWithheld,
    takenDownAt: isTaken ? tx.now() : null,
    wasWithheld: isTaken && before.isWithheld,
  });
  if (before.deletedAt) return;
  await updateProjectCounts(tx, before, { ...before, isWithheld });
  tx.record(feedbackEvents.visibilityChanged, { projectId: before.projectId });
}
