import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { notificationEvents } from '../notifications.events.ts';
import { earliestPending } from '../notify/pending.queries.ts';
import { deliveryTimes, invitationTimes } from './delivery-times.ts';
import { endTurn, noteMail, planMail, takeUnmailed } from './notification-mails.queries.ts';

/** Puts what is still unread into one mail. The mail's job is written with it, so that neither exists alone. */
export async function buildDigest(ctx: Context, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = ctx.now();
    if (!(await endTurn(tx.db, userId, now))) return;
    if (await takeUnmailed(tx.db, userId, now)) {
      await noteMail(tx.db, userId, now);
      tx.record(notificationEvents.gathered, { userId, mailedAt: now.toISOString() });
    }
    const ahead = await earliestPending(tx.db, userId, 'mailedAt', now);
    if (ahead.news) await planMail(tx.db, userId, deliveryTimes(ahead.news));
    if (ahead.invitation) await planMail(tx.db, userId, invitationTimes(ahead.invitation, now));
  });
}
