import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { GroupChannel } from '@firstlight/contract/talk/groups/group.ts';
import type { createChannel as endpoint } from '@firstlight/contract/talk/groups/group-channels.ts';
import { groupLimits } from '@firstlight/contract/talk/groups/group-limits.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { openGroupChannel } from '../../channels/open-group-channel.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { groupToModerate } from '../access/visible-group.ts';
import { groupEvents } from '../groups.events.ts';
import { listChannelRows } from '../lists/own-channels.queries.ts';

/** Counted while the group is held: two at once do not make one too many, nor two of one name. */
export async function createChannel(
  ctx: Context<Member>,
  { groupId, name }: InputOf<typeof endpoint>,
): Promise<GroupChannel> {
  return inTransaction(ctx, async (tx) => {
    await holdGroup(tx.db, groupId, 'change');
    const { frozenAt } = await groupToModerate(tx, groupId);
    const channels = await listChannelRows(tx.db, ctx.actor.id, groupId);
    if (channels.some((channel) => channel.name === name)) throw new AppError('groups.channel_name_taken');
    if (channels.length >= groupLimits.channelsMax) throw new AppError('groups.too_many_channels');
    const id = await openGroupChannel(tx, { groupId, name, isOpen: frozenAt === null });
    tx.record(groupEvents.changed, { groupId });
    return { id, name, unread: null, hasNews: false, mentions: 0, notify: 'mentions', slowSeconds: 0 };
  });
}
