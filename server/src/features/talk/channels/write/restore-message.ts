import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import type { restoreMessage as endpoint } from '@firstlight/contract/talk/channels/messages.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { markStale } from '../search/segments.queries.ts';
import { storeRemoval } from './change.queries.ts';
import { changeOpen, presentChanged } from './change-message.ts';

/** By whoever wrote and removed it, while its words are still there. */
export async function restoreMessage(
  ctx: Context<Member>,
  place: InputOf<typeof endpoint>,
): Promise<Message> {
  await changeOpen(ctx, place, async (tx, { row }, rev) => {
    if (row.authorId !== ctx.actor.id || row.removedBy === 'moderator')
      throw new AppError('request.not_found');
    if (!row.removedAt) return false;
    const lateFrom = row.removedAt.getTime() + channelLimits.restoreMinutes * 60_000;
    if (row.body === null || tx.now().getTime() > lateFrom) throw new AppError('request.not_found');
    await storeRemoval(tx.db, place, rev, null);
    await markStale(tx.db, place);
    return true;
  });
  return presentChanged(ctx, place);
}
