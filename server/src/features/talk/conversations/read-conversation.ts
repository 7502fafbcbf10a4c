import type { Conversation } from '@firstlight/contract/talk/conversations/conversations.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Context, Member } from '../../../core/context.ts';
import { findRow } from './list.queries.ts';
import { presentConversations } from './present-conversations.ts';

/** The same 404 for somebody else’s and for one that never was. */
export async function readConversation(
  ctx: Context<Member>,
  { conversationId }: { conversationId: string },
): Promise<Conversation> {
  const row = await findRow(ctx.db, ctx.actor.id, conversationId);
  const [found] = row ? await presentConversations(ctx, [row]) : [];
  if (!found) throw new AppError('conversations.not_found');
  return found;
}
