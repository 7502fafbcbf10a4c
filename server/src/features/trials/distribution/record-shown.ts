import type { Context } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { authorTag } from '../feedback/author-tags.ts';
import { distributionEvents } from './distribution.events.ts';
import { freeCapacity } from './learn/testers.queries.ts';
import { insertShowings, type Showing } from './measure/showings.queries.ts';
import { closeSeen } from './run/offers.queries.ts';

/** Notes what has been in view. An offer among it has been seen, and its place is free again. */
export async function recordShown(ctx: Context, testerId: string, shown: readonly Showing[]): Promise<void> {
  if (shown.length === 0) return;
  const today = ctx.now().toISOString().slice(0, 10);
  await inTransaction(ctx, async (tx) => {
    await insertShowings(tx.db, authorTag(tx.vault, testerId), shown, today);
    const seen = await closeSeen(
      tx.db,
      testerId,
      shown.map(({ projectId }) => projectId),
    );
    if (seen.length === 0) return;
    await freeCapacity(tx.db, new Map([[testerId, seen.length]]));
    tx.record(distributionEvents.offersNoticed, { testerId });
  });
}

/** The same for what somebody found by other ways; how well it fitted is not learnt from. */
export function recordFoundElsewhere(
  ctx: Context,
  testerId: string,
  projectIds: readonly string[],
): Promise<void> {
  return recordShown(
    ctx,
    testerId,
    projectIds.map((projectId) => ({ projectId, cell: null, isReturn: false })),
  );
}
