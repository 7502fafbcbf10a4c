import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { deleteRequest as endpoint } from '@firstlight/contract/talk/conversations/conversations.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Context, Member } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { markAllRead } from '../channels/mark-all-read.ts';
import { conversationEvents } from './conversations.events.ts';
import { setDeletedSeq } from './conversations.queries.ts';
import { readConversation } from './read-conversation.ts';

/** Whoever began it is not told, and may write again: that is a request once more. Brought back, it waits as read. */
export async function deleteRequest(
  ctx: Context<Member>,
  { conversationId, isDeleted }: InputOf<typeof endpoint>,
): Promise<null> {
  const { channelId, isRequest } = await readConversation(ctx, { conversationId });
  if (!isRequest) throw new AppError('conversations.not_a_request');
  return inTransaction(ctx, async (tx) => {
    const upTo = isDeleted ? await markAllRead(tx, channelId) : null;
    await setDeletedSeq(tx.db, conversationId, upTo);
    tx.record(conversationEvents.changed, { conversationId, userId: ctx.actor.id });
    return null;
  });
}
