import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { timesAhead } from '../deliver/delivery-times.ts';
import { notificationEvents } from '../notifications.events.ts';
import { listPending } from '../notify/pending.queries.ts';
import { endPushTurn, notePush, planPush, takeUnpushed } from './push-deliveries.queries.ts';

/** Puts what is still unread into one push, as `build-digest.ts` does into one mail. */
export async function buildPush(ctx: Context, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [now, kinds] = [ctx.now(), ctx.notificationKinds];
    if (!(await endPushTurn(tx.db, userId, now))) return;
    if (await takeUnpushed(tx.db, kinds, userId, now)) {
      await notePush(tx.db, userId, now);
      tx.record(notificationEvents.pushGathered, { userId, pushedAt: now.toISOString() });
    }
    const pending = await listPending(tx.db, kinds, userId, { way: 'pushedAt', now });
    for (const times of timesAhead(kinds, pending, now)) await planPush(tx.db, userId, times);
  });
}
