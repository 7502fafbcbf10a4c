import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { searchChannel as endpoint } from '@firstlight/contract/talk/channels/message-search.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { visibleChannel } from '../access/visible-channel.ts';
import { searchChannels } from '../search-channels.ts';

export async function searchChannel(
  ctx: Context<Member>,
  { channelId, ...wanted }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await visibleChannel(ctx, channelId);
  const found = await searchChannels(ctx, [channelId], wanted);
  // Again: a search takes a while, and whoever was removed meanwhile gets nothing of it.
  await visibleChannel(ctx, channelId);
  return found;
}
