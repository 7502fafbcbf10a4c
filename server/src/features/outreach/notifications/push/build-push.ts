import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { deliveryTimes, invitationTimes } from '../deliver/delivery-times.ts';
import { notificationEvents } from '../notifications.events.ts';
import { earliestPending } from '../notify/pending.queries.ts';
import { endPushTurn, notePush, planPush, takeUnpushed } from './push-deliveries.queries.ts';

/** Puts what is still unread into one push, as `gather-news.ts` does into one mail. */
export async function buildPush(ctx: Context, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = ctx.now();
    if (!(await endPushTurn(tx.db, userId, now))) return;
    if (await takeUnpushed(tx.db, userId, now)) {
      await notePush(tx.db, userId, now);
      tx.record(notificationEvents.pushGathered, { userId, pushedAt: now.toISOString() });
    }
    const ahead = await earliestPending(tx.db, userId, 'pushedAt', now);
    if (ahead.news) await planPush(tx.db, userId, deliveryTimes(ahead.news));
    if (ahead.invitation) await planPush(tx.db, userId, invitationTimes(ahead.invitation, now));
  });
}
