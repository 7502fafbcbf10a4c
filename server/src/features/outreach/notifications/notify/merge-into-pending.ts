import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { inBatches } from '../../../../platform/in-batches.ts';
import { deliveryTimes } from '../deliver/delivery-times.ts';
import { scheduleDelivery } from '../deliver/schedule-delivery.ts';
import { notificationEvents } from '../notifications.events.ts';
import { takeMerging } from './merge.queries.ts';

/** When the quarter of an hour is full, what hidden testers caused joins the lines that were shown before. */
export async function mergeIntoPending(ctx: Context): Promise<void> {
  await inBatches((limit) => joinBatch(ctx, limit), 500);
}

async function joinBatch(ctx: Context, limit: number): Promise<bigint> {
  return inTransaction(ctx, async (tx) => {
    const joined = await takeMerging(tx.db, ctx.now(), limit);
    for (const { userId, happenedAt, ...choice } of joined) {
      await scheduleDelivery(tx.db, userId, choice, deliveryTimes(happenedAt));
      tx.record(notificationEvents.changed, { userId, isAhead: false });
    }
    return BigInt(joined.length);
  });
}
