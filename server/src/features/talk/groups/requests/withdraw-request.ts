import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { withdrawRequest as endpoint } from '@firstlight/contract/talk/groups/access-requests.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { groupEvents } from '../groups.events.ts';
import { closePending } from './requests.queries.ts';

export async function withdrawRequest(
  ctx: Context<Member>,
  { groupId }: InputOf<typeof endpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const { isSeenAsGood } = await keepAccount(tx, ctx.actor.id);
    if (!(await closePending(tx.db, { groupId, userId: tx.actor.id }, tx.now())))
      throw new AppError('request.not_found');
    if (isSeenAsGood) tx.record(groupEvents.changed, { groupId });
    return null;
  });
}
