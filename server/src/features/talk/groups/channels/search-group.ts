import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { searchGroup as endpoint } from '@firstlight/contract/talk/groups/group-channels.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { searchChannels } from '../../channels/search-channels.ts';
import { groupOfMember } from '../access/visible-group.ts';
import { listChannelRows } from '../lists/own-channels.queries.ts';

export async function searchGroup(
  ctx: Context<Member>,
  { groupId, ...wanted }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await groupOfMember(ctx, groupId);
  // By their membership: whoever is no member has no channels here.
  const channels = await listChannelRows(ctx.db, ctx.actor.id, groupId);
  const found = await searchChannels(
    ctx,
    channels.map(({ id }) => id),
    wanted,
  );
  // Again: a search takes a while, and whoever was removed meanwhile gets nothing of it.
  await groupOfMember(ctx, groupId);
  return found;
}
