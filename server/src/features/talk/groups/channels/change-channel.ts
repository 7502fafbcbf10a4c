import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { changeChannel as endpoint } from '@firstlight/contract/talk/groups/group-channels.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { changeGroupChannel } from '../../channels/change-group-channel.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { groupToModerate } from '../access/visible-group.ts';
import { groupEvents } from '../groups.events.ts';
import { foundChannel, refuseGeneral } from './found-channel.ts';

export async function changeChannel(
  ctx: Context<Member>,
  { groupId, channelId, ...wanted }: InputOf<typeof endpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    await holdGroup(tx.db, groupId, 'change');
    await groupToModerate(tx, groupId);
    const { channel, channels } = await foundChannel(tx, groupId, channelId);
    const { name = channel.name, slowSeconds = channel.slowSeconds } = wanted;
    if (name !== channel.name) refuseGeneral(channel);
    if (channels.some((other) => other !== channel && other.name === name))
      throw new AppError('groups.channel_name_taken');
    await changeGroupChannel(tx.db, groupId, channelId, { name, slowSeconds });
    tx.record(groupEvents.changed, { groupId });
    return null;
  });
}
