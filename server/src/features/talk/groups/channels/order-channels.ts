import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { orderChannels as endpoint } from '@firstlight/contract/talk/groups/group-channels.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { placeChannels } from '../../channels/place-channels.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { groupToModerate } from '../access/visible-group.ts';
import { groupEvents } from '../groups.events.ts';
import { listChannelRows } from '../lists/own-channels.queries.ts';

/** All of them, each once: whoever orders what they have not seen is asked to look again. */
export async function orderChannels(
  ctx: Context<Member>,
  { groupId, channelIds }: InputOf<typeof endpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    await holdGroup(tx.db, groupId, 'change');
    await groupToModerate(tx, groupId);
    const known = await listChannelRows(tx.db, ctx.actor.id, groupId);
    const wanted = new Set(channelIds);
    const isWhole = wanted.size === channelIds.length && wanted.size === known.length;
    if (!isWhole || !known.every(({ id }) => wanted.has(id))) throw new AppError('groups.order_stale');
    await placeChannels(tx.db, groupId, channelIds);
    tx.record(groupEvents.changed, { groupId });
    return null;
  });
}
