import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { readChanges as endpoint } from '@firstlight/contract/talk/channels/channels.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { visibleChannel } from '../access/visible-channel.ts';
import { readSince } from './messages.queries.ts';
import { ownReactions } from './own-reactions.ts';
import { presentMessages } from './present-messages.ts';

const most = channelLimits.caughtUpMax;

/** What somebody missed since a place: the same shape as the frames they would have heard. */
export async function readChanges(
  ctx: Context<Member>,
  { channelId, seq = 0, rev = 0 }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await visibleChannel(ctx, channelId);
  const from = { seq, rev };
  const found = await readSince(ctx.db, channelId, from, most + 1);
  if (!found) throw new AppError('channels.not_found');
  const to = { seq: found.seq, rev: found.rev };
  const { rows } = found;
  // A place beyond the end was never told by us: an older database was put back.
  const isToReload = seq > to.seq || rev > to.rev || isTooMany(rows, seq);
  if (isToReload) return { from, to, messages: null, own: [], isToReload };
  return {
    from,
    to,
    messages: await presentMessages(ctx, rows, ctx.actor.id),
    own: await ownReactions(ctx, channelId, rows),
    isToReload,
  };
}

function isTooMany(rows: readonly { seq: number }[], seq: number): boolean {
  const fresh = rows.filter((row) => row.seq > seq).length;
  return fresh > most || rows.length - fresh > most;
}
