import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { notificationEvents } from '../notifications.events.ts';
import { listPending } from '../notify/pending.queries.ts';
import { timesAhead } from './delivery-times.ts';
import { endTurn, noteMail, planMail, takeUnmailed } from './notification-mails.queries.ts';

/** Puts what is still unread into one mail. The mail's job is written with it, so that neither exists alone. */
export async function buildDigest(ctx: Context, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [now, kinds] = [ctx.now(), ctx.notificationKinds];
    if (!(await endTurn(tx.db, userId, now))) return;
    if (await takeUnmailed(tx.db, kinds, userId, now)) {
      await noteMail(tx.db, userId, now);
      tx.record(notificationEvents.gathered, { userId, mailedAt: now.toISOString() });
    }
    const pending = await listPending(tx.db, kinds, userId, { way: 'mailedAt', now });
    for (const times of timesAhead(kinds, pending, now)) await planMail(tx.db, userId, times);
  });
}
