import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { tellTyping as endpoint } from '@firstlight/contract/talk/channels/typing.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { requireWritable, visibleChannel } from '../access/visible-channel.ts';
import { channelEvents } from '../channels.events.ts';

/** Nothing of it is stored. Whoever writes for themselves alone is told nothing else, and nobody hears of it. */
export async function tellTyping(
  ctx: Context<Member>,
  { channelId }: InputOf<typeof endpoint>,
): Promise<null> {
  const channel = await visibleChannel(ctx, channelId);
  requireWritable(channel);
  if (channel.isWithheld) return null;
  return inTransaction(ctx, async (tx) => {
    tx.record(channelEvents.typed, { channelId, userIds: [ctx.actor.id] });
    return null;
  });
}
