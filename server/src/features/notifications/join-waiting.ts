import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/transaction.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { takeJoining } from './joining-news.queries.ts';
import './notifications.events.ts';
import { planTurns } from './plan-turns.ts';
import { turnTimes } from './turn-times.ts';

/** When the quarter of an hour is full, what hidden testers caused joins the lines that were shown before. */
export async function joinWaiting(ctx: Context): Promise<void> {
  await inBatches((limit) => joinBatch(ctx, limit), 500);
}

async function joinBatch(ctx: Context, limit: number): Promise<bigint> {
  return inTransaction(ctx, async (tx) => {
    const joined = await takeJoining(tx.db, ctx.now(), limit);
    for (const { userId, happenedAt, ...choice } of joined) {
      await planTurns(tx.db, userId, choice, turnTimes(happenedAt));
      tx.record({ name: 'notifications.changed', userId, isAhead: false });
    }
    return BigInt(joined.length);
  });
}
