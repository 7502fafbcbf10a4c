import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { removeMessage as endpoint } from '@firstlight/contract/talk/channels/messages.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { askMembers } from '../access/ask-members.ts';
import { type VisibleChannel, visibleChannel } from '../access/visible-channel.ts';
import { markStale } from '../search/segments.queries.ts';
import { forgetWake, storeRemoval } from './change.queries.ts';
import { changeAlways } from './change-message.ts';

/** Its place stays, so that nobody’s log jumps; its words are dropped once it cannot be brought back. */
export async function removeMessage(ctx: Context<Member>, place: InputOf<typeof endpoint>): Promise<null> {
  await changeAlways(ctx, place, async (tx, { channel, row }, rev) => {
    if (row.removedAt) return false;
    const isOwn = row.authorId === ctx.actor.id;
    // Asked again while the head is held: a role that was taken away meanwhile removes nothing.
    if (!isOwn && !(await mayRemove(tx, await visibleChannel(tx, channel.channelId), row.authorId)))
      throw new AppError('request.not_found');
    await storeRemoval(tx.db, place, rev, { at: tx.now(), by: isOwn ? 'author' : 'moderator' });
    await forgetWake(tx.db, row);
    await markStale(tx.db, place);
    return true;
  });
  return null;
}

/** Moderators remove what members and those who left wrote; what owners and other moderators wrote, an owner does. */
async function mayRemove(
  ctx: Context<Member>,
  channel: VisibleChannel,
  authorId: string | null,
): Promise<boolean> {
  if (!channel.canRemoveOthers) return false;
  if (channel.role === 'owner' || authorId === null) return true;
  const [author] = await askMembers(ctx, [{ ...channel, userId: authorId }]);
  return author === undefined || author.role === 'member';
}
