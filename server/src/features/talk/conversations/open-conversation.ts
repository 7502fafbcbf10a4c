import type { Context } from '../../../core/context.ts';
import { findConversation, insertConversation } from './conversations.queries.ts';

/** The one conversation of two people, opened now if they had none. Its id. */
export async function openConversation(
  ctx: Pick<Context, 'db' | 'newId' | 'now'>,
  people: readonly [string, string],
): Promise<string> {
  const [firstUserId, secondUserId] = people.toSorted() as [string, string];
  const id = ctx.newId();
  const isNew = await insertConversation(ctx.db, { id, firstUserId, secondUserId, openedAt: ctx.now() });
  return isNew ? id : (await findConversation(ctx.db, firstUserId, secondUserId)).id;
}
