import { generalChannel } from '@firstlight/contract/talk/groups/group-limits.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { type ChannelRow, listChannelRows } from '../lists/own-channels.queries.ts';

/** The channels of a group, and the one of them that is to be changed. */
export async function foundChannel(
  { db, actor }: Context<Member>,
  groupId: string,
  channelId: string,
): Promise<{ channel: ChannelRow; channels: ChannelRow[] }> {
  const channels = await listChannelRows(db, actor.id, groupId);
  const channel = channels.find(({ id }) => id === channelId);
  if (!channel) throw new AppError('channels.not_found');
  return { channel, channels };
}

/** The general one keeps its name, and goes with the group alone. */
export function refuseGeneral({ name }: ChannelRow): void {
  if (name === generalChannel) throw new AppError('groups.general_stays');
}
