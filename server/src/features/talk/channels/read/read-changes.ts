import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { readChanges as endpoint } from '@firstlight/contract/talk/channels/channels.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import type { Db } from '../../../../db/database.ts';
import { shareAnswers } from '../../../../platform/share-answers.ts';
import { requireStillVisible } from '../access/require-still-visible.ts';
import { visibleChannel } from '../access/visible-channel.ts';
import { type ChannelSnapshot, hasReactionsAfter, readSince } from './messages.queries.ts';
import type { MessageRow } from './messages.sql.ts';
import { ownReactions } from './own-reactions.ts';
import { presentUnsealed, type UnsealedMessages, unsealMessages } from './present-messages.ts';

const most = channelLimits.caughtUpMax;

/** What somebody missed since a place: the same shape as the frames they would have heard. */
export async function readChanges(
  ctx: Context<Member>,
  { channelId, seq = 0, rev = 0 }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const channel = await visibleChannel(ctx, channelId);
  const from = { seq, rev };
  const reload = (to: { seq: number; rev: number }) => ({
    from,
    to,
    messages: null,
    own: [],
    isToReload: true,
  });
  // The numbers have no gaps: that it is too much is known before any of it is read.
  if (channel.seq - seq > most) return reload({ seq: channel.seq, rev: channel.rev });
  const found = await readTogether(ctx, channelId, from);
  if (!found) throw new AppError('channels.not_found');
  await requireStillVisible(ctx, channel, found);
  const to = { seq: found.seq, rev: found.rev };
  // A place beyond the end was never told by us: an older database was put back.
  if (seq > to.seq || rev > to.rev || isTooMany(found.rows, seq)) return reload(to);
  return {
    from,
    to,
    messages: presentUnsealed(found.unsealed, ctx.actor.id),
    own: await ownReactions(ctx, channelId, found.reacted),
    isToReload: false,
  };
}

/** `reacted`: what somebody may have reacted to. */
type Read = (ChannelSnapshot & { unsealed: UnsealedMessages; reacted: MessageRow[] }) | undefined;

const shared = new WeakMap<Db, ReturnType<typeof shareAnswers<Read>>>();

/** Many come back at one moment to the same place of the same channel, when a process has ended: it is read and unsealed once for all of them. */
function readTogether(ctx: Context, channelId: string, from: { seq: number; rev: number }): Promise<Read> {
  const share = shared.get(ctx.db) ?? shareAnswers<Read>();
  shared.set(ctx.db, share);
  return share(`${channelId} ${from.seq} ${from.rev}`, async () => {
    const found = await readSince(ctx.db, channelId, from, most + 1);
    if (!found) return undefined;
    const rows = isTooMany(found.rows, from.seq) ? [] : found.rows;
    const isReacted = await hasReactionsAfter(ctx.db, channelId, from.seq);
    const reacted = rows.filter(({ seq }) => isReacted || seq <= from.seq);
    return { ...found, unsealed: await unsealMessages(ctx, rows), reacted };
  });
}

function isTooMany(rows: readonly { seq: number }[], seq: number): boolean {
  const fresh = rows.filter((row) => row.seq > seq).length;
  return fresh > most || rows.length - fresh > most;
}
