import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { tellTyping as endpoint } from '@firstlight/contract/talk/channels/typing.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { ask } from '../../../../core/question.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { requireWritable, visibleChannel } from '../access/visible-channel.ts';
import { channelEvents } from '../channels.events.ts';
import { channelQuestions } from '../channels.questions.ts';

/**
 * Publishes that the sender is writing; nothing is stored. A limited sender gets the same result, but nothing is published.
 * The push has no recipients of its own, so clients hide people across a block.
 */
export async function tellTyping(
  ctx: Context<Member>,
  { channelId }: InputOf<typeof endpoint>,
): Promise<null> {
  const channel = await visibleChannel(ctx, channelId);
  requireWritable(channel);
  const { groupId } = channel;
  if (groupId && (await ask(ctx, channelQuestions.groupSize, { groupId })) > channelLimits.typingMembersMax)
    return null;
  const sender = (await findNames(ctx.db, [ctx.actor.id])).get(ctx.actor.id);
  if (!sender?.isInGoodStanding) return null;
  return inTransaction(ctx, async (tx) => {
    const person = { username: sender.username, name: sender.name };
    tx.record(channelEvents.typed, { channelId, person });
    return null;
  });
}
