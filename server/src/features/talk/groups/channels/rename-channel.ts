import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { renameChannel as endpoint } from '@firstlight/contract/talk/groups/group-channels.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { nameChannel } from '../../channels/name-channel.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { groupToModerate } from '../access/visible-group.ts';
import { groupEvents } from '../groups.events.ts';
import { foundChannel } from './found-channel.ts';

export async function renameChannel(
  ctx: Context<Member>,
  { groupId, channelId, name }: InputOf<typeof endpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    await holdGroup(tx.db, groupId, 'change');
    await groupToModerate(tx, groupId);
    const { channel, channels } = await foundChannel(tx, groupId, channelId);
    if (channel.name === name) return null;
    if (channels.some((other) => other.name === name)) throw new AppError('groups.channel_name_taken');
    await nameChannel(tx.db, groupId, channelId, name);
    tx.record(groupEvents.changed, { groupId });
    return null;
  });
}
