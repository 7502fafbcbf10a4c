import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { markUnread as endpoint } from '@firstlight/contract/talk/channels/channels.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { visibleChannel } from '../access/visible-channel.ts';
import { channelEvents } from '../channels.events.ts';
import { setMark } from './marks.queries.ts';
import { readMark } from './read-mark.ts';

/** The one act by which a mark goes back. */
export async function markChannelUnread(
  ctx: Context<Member>,
  { channelId, seq }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await visibleChannel(ctx, channelId);
  const userId = ctx.actor.id;
  return inTransaction(ctx, async (tx) => {
    await setMark(tx.db, userId, channelId, seq - 1);
    const mark = await readMark(tx, channelId);
    tx.record(channelEvents.marked, { channelId, userId, readSeq: mark.readSeq });
    return mark;
  });
}
