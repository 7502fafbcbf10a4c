import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { settleNote as endpoint } from '@firstlight/contract/trials/feedback/inbox.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { settle } from './inbox.queries.ts';

/** Private: no event follows from it, so nobody is told, and nothing that others see moves. */
export async function settleNote(
  ctx: Context<Member>,
  { noteId, isDone }: InputOf<typeof endpoint>,
): Promise<null> {
  const isFound = await inTransaction(ctx, ({ db }) => settle(db, { noteId, isDone, ownerId: ctx.actor.id }));
  if (!isFound) throw new AppError('request.not_found');
  return null;
}
