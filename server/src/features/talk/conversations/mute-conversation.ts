import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { muteConversation as endpoint } from '@firstlight/contract/talk/conversations/conversations.ts';
import type { Context, Member } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { setNotifyLevel } from '../channels/set-notify-level.ts';
import { conversationEvents } from './conversations.events.ts';
import { readConversation } from './read-conversation.ts';

/** The other is not told. */
export async function muteConversation(
  ctx: Context<Member>,
  { conversationId, isMuted }: InputOf<typeof endpoint>,
): Promise<null> {
  const { channelId } = await readConversation(ctx, { conversationId });
  return inTransaction(ctx, async (tx) => {
    await setNotifyLevel(tx, channelId, isMuted ? 'none' : 'all');
    tx.record(conversationEvents.changed, { conversationId, userId: ctx.actor.id });
    return null;
  });
}
