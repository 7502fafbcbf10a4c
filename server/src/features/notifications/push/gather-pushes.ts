import type { Context } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import '../notifications.events.ts';
import { invitationTimes, turnTimes } from '../turn-times.ts';
import { earliestWaiting } from '../waiting-news.queries.ts';
import { endPushTurn, notePush, planPush, takeUnpushed } from './push-turns.queries.ts';

/** Puts what is still unread into one push, as `gather-news.ts` does into one mail. */
export async function gatherPushes(ctx: Context, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = ctx.now();
    if (!(await endPushTurn(tx.db, userId, now))) return;
    if (await takeUnpushed(tx.db, userId, now)) {
      await notePush(tx.db, userId, now);
      tx.record({ name: 'notifications.push_gathered', userId, pushedAt: now.toISOString() });
    }
    const ahead = await earliestWaiting(tx.db, userId, 'pushedAt', now);
    if (ahead.news) await planPush(tx.db, userId, turnTimes(ahead.news));
    if (ahead.invitation) await planPush(tx.db, userId, invitationTimes(ahead.invitation, now));
  });
}
