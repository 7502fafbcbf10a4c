import type { Context } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import '../notifications.events.ts';
import { takePushTurn, takeUnpushed } from './push-turns.queries.ts';

/** Puts what is still unread into one push, as `gather-news.ts` does into one mail. */
export async function gatherPushes(ctx: Context, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = ctx.now();
    if (!(await takePushTurn(tx.db, userId, now))) return;
    if (!(await takeUnpushed(tx.db, userId, now))) return;
    tx.record({ name: 'notifications.push_gathered', userId, pushedAt: now.toISOString() });
  });
}
