import type { Context, Member } from '../../../core/context.ts';
import { deleteBlock } from './blocks.queries.ts';
import { namedPerson } from './named-person.ts';

export async function unblockPerson(ctx: Context<Member>, { username }: { username: string }): Promise<null> {
  await deleteBlock(ctx.db, ctx.actor.id, await namedPerson(ctx, username));
  return null;
}
