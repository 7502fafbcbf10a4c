import type { Context, Member } from '../../../../core/context.ts';
import { deleteEmailChangeOf } from './email-changes.queries.ts';

export async function dropEmailChange(ctx: Context<Member>): Promise<null> {
  await deleteEmailChangeOf(ctx.db, ctx.actor.id);
  return null;
}
