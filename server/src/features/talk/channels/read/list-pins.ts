import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { listPins as endpoint } from '@firstlight/contract/talk/channels/channels.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { refuseSuspended } from '../../../people/accounts/require-standing.ts';
import { visibleChannel } from '../access/visible-channel.ts';
import { listPinned } from './messages.queries.ts';
import { presentMessages } from './present-messages.ts';

export async function listPins(
  ctx: Context<Member>,
  { channelId }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await visibleChannel(ctx, channelId);
  const rows = await listPinned(ctx.db, channelId, channelLimits.pinsMax);
  // Again: whoever was removed or suspended meanwhile gets nothing of what was read.
  refuseSuspended((await visibleChannel(ctx, channelId)).actor);
  return { messages: await presentMessages(ctx, rows, ctx.actor.id) };
}
