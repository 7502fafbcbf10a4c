import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { setNotify as endpoint } from '@firstlight/contract/talk/groups/group-channels.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { setNotifyLevel } from '../../channels/set-notify-level.ts';
import { canHearAll } from '../access/rights-in-group.ts';
import { groupOfMember } from '../access/visible-group.ts';
import { groupEvents } from '../groups.events.ts';
import { listChannelRows } from '../lists/own-channels.queries.ts';

/** Nobody else is told. Their other pages hear that something of the group is not as it was. */
export async function setChannelNotify(
  ctx: Context<Member>,
  { groupId, channelId, level }: InputOf<typeof endpoint>,
): Promise<null> {
  const group = await groupOfMember(ctx, groupId);
  if (level === 'all' && !canHearAll(group)) throw new AppError('groups.too_large_to_hear');
  return inTransaction(ctx, async (tx) => {
    const channels = await listChannelRows(tx.db, ctx.actor.id, groupId);
    if (!channels.some(({ id }) => id === channelId)) throw new AppError('channels.not_found');
    await setNotifyLevel(tx, channelId, level);
    tx.record(groupEvents.membershipChanged, { groupId, userId: ctx.actor.id });
    return null;
  });
}
