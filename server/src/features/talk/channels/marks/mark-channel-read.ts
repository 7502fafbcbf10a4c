import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { markRead as endpoint } from '@firstlight/contract/talk/channels/channels.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { visibleChannel } from '../access/visible-channel.ts';
import { channelEvents } from '../channels.events.ts';
import { advanceMark } from './marks.queries.ts';
import { readMark } from './read-mark.ts';

/** Marks come from several devices in any order: the furthest holds. */
export async function markChannelRead(
  ctx: Context<Member>,
  { channelId, seq }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await visibleChannel(ctx, channelId);
  const userId = ctx.actor.id;
  return inTransaction(ctx, async (tx) => {
    const hasMoved = await advanceMark(tx.db, userId, channelId, seq);
    const mark = await readMark(tx, channelId);
    if (hasMoved) tx.record(channelEvents.marked, { channelId, userId, readSeq: mark.readSeq });
    return mark;
  });
}
