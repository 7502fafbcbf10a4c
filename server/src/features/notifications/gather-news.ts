import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/transaction.ts';
import { takeTurn, takeUnmailed } from './notification-mails.queries.ts';
import './notifications.events.ts';

/** Puts what is still unread into one mail. The mail's job is written with it, so that neither exists alone. */
export async function gatherNews(ctx: Context, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = ctx.now();
    if (!(await takeTurn(tx.db, userId, now))) return;
    if (!(await takeUnmailed(tx.db, userId, now))) return;
    tx.record({ name: 'notifications.gathered', userId, mailedAt: now.toISOString() });
  });
}
