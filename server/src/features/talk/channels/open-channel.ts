import type { Context } from '../../../core/context.ts';
import { insertChannel } from './access/channels.queries.ts';

/** The channel of a new conversation, with a mark for each of the two: a first message counts as unread. Its id. */
export async function openChannel(
  ctx: Pick<Context, 'db' | 'newId' | 'now'>,
  conversationId: string,
  people: readonly string[],
): Promise<string> {
  const id = ctx.newId();
  await insertChannel(ctx.db, { id, conversationId, createdAt: ctx.now() }, people);
  return id;
}
