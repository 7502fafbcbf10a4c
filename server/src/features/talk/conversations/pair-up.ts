import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { keepOther } from '../../people/accounts/keep-account.ts';
import { openChannel } from '../channels/open-channel.ts';
import { findConversation, insertConversation } from './conversations.queries.ts';

/** The one conversation of two people, whoever begins and however often: the smaller id comes first. */
export async function pairUp(
  ctx: Context,
  people: readonly [string, string],
  begunBy: string | null,
): Promise<{ id: string; isNew: boolean }> {
  const [firstUserId, secondUserId] = people.toSorted() as [string, string];
  return inTransaction(ctx, async (tx) => {
    for (const userId of [firstUserId, secondUserId])
      if (!(await keepOther(tx, userId))) throw new AppError('request.not_found');
    const id = ctx.newId();
    const openedAt = ctx.now();
    const begunByFirst = begunBy === null ? null : begunBy === firstUserId;
    const isNew = await insertConversation(tx.db, { id, firstUserId, secondUserId, openedAt, begunByFirst });
    if (isNew) {
      await openChannel(tx, id, people);
      return { id, isNew };
    }
    const found = await findConversation(tx.db, firstUserId, secondUserId);
    if (!found) throw new Error('the pair has a conversation, and it is not there');
    return { id: found, isNew };
  });
}
