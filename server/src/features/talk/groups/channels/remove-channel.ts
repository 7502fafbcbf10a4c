import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { removeChannel as endpoint } from '@firstlight/contract/talk/groups/group-channels.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { revokeTopics } from '../../../../core/revocation.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { desertGroupChannels } from '../../channels/desert-group-channels.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { groupToModerate } from '../access/visible-group.ts';
import { groupEvents } from '../groups.events.ts';
import { foundChannel, refuseGeneral } from './found-channel.ts';

/** Nobody reads it from the commit on; a job empties it. */
export async function removeChannel(
  ctx: Context<Member>,
  { groupId, channelId }: InputOf<typeof endpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    await holdGroup(tx.db, groupId, 'change');
    await groupToModerate(tx, groupId);
    const { channel } = await foundChannel(tx, groupId, channelId);
    refuseGeneral(channel);
    await desertGroupChannels(tx, groupId, channelId);
    await revokeTopics(tx, [`channel:${channelId}`]);
    tx.record(groupEvents.changed, { groupId });
    return null;
  });
}
