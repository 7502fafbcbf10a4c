import type { Context } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import { meritEvents } from './merits.events.ts';
import { takeShown } from './merits.queries.ts';

/** Says of each badge once that it is there, when it can be seen and never before: its delay hides what earned it. */
export async function announceBadges(ctx: Context): Promise<void> {
  await inBatches((limit) => announceBatch(ctx, limit), 500);
}

async function announceBatch(ctx: Context, limit: number): Promise<bigint> {
  return inTransaction(ctx, async (tx) => {
    const shown = await takeShown(tx.db, ctx.now(), limit);
    for (const { userId, badge, level, isHighest } of shown) {
      if (isHighest) tx.record(meritEvents.badgeShown, { userId, badge, level });
    }
    return BigInt(shown.length);
  });
}
