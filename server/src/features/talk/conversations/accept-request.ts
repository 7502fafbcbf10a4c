import type { Context, Member } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { conversationEvents } from './conversations.events.ts';
import { markAccepted } from './conversations.queries.ts';
import { readConversation } from './read-conversation.ts';

/** Whoever began it is not told. */
export async function acceptRequest(
  ctx: Context<Member>,
  { conversationId }: { conversationId: string },
): Promise<null> {
  await readConversation(ctx, { conversationId });
  const userId = ctx.actor.id;
  return inTransaction(ctx, async (tx) => {
    await markAccepted(tx.db, conversationId, userId, tx.now());
    tx.record(conversationEvents.accepted, { conversationId, userId });
    return null;
  });
}
