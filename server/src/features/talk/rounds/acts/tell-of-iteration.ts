import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { markIterated } from '../iterated.queries.ts';
import { roundEvents } from '../rounds.events.ts';

/** Tells the groups that tried a project together what its maker made of it: the first iteration since. */
export function tellOfIteration(
  ctx: Context,
  { projectId, iterationId }: { projectId: string; iterationId: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    for (const { groupId } of await markIterated(tx.db, projectId, iterationId))
      tx.record(roundEvents.changed, { groupId });
  });
}
