import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { notificationEvents } from '../notifications.events.ts';
import * as queries from './notifications.queries.ts';

/** One, or all of them. One that was read before stays read since then. */
export async function markRead(ctx: Context<Member>, { id }: { id: string | null }): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    if (id !== null && !(await queries.isOwnNews(tx.db, ctx.actor.id, id))) {
      throw new AppError('request.not_found');
    }
    await queries.markReadRows(tx.db, ctx.actor.id, id, ctx.now());
    tx.record(notificationEvents.changed, { userId: ctx.actor.id });
    return null;
  });
}
