import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { readHistory as endpoint } from '@firstlight/contract/talk/channels/channels.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { visibleChannel } from '../access/visible-channel.ts';
import { findMark } from '../marks/marks.queries.ts';
import { type ChannelSnapshot, readAfter, readAround, readBefore } from './messages.queries.ts';
import { ownReactions } from './own-reactions.ts';
import { presentMessages } from './present-messages.ts';

const { page } = channelLimits;

export async function readHistory(
  ctx: Context<Member>,
  input: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const { channelId } = input;
  const channel = await visibleChannel(ctx, channelId);
  const found = await readPage(ctx, input);
  if (!found) throw new AppError('channels.not_found');
  // Somebody has lost a right since it was looked up; it may be whoever asks.
  if (found.accessEpoch !== channel.accessEpoch) await visibleChannel(ctx, channelId);
  const { rows, seq, rev } = found;
  return {
    at: { seq, rev },
    messages: await presentMessages(ctx, rows, ctx.actor.id),
    hasEarlier: found.hasEarlier,
    hasLater: found.hasLater,
    own: await ownReactions(ctx, channelId, rows),
    readSeq: (await findMark(ctx.db, ctx.actor.id, channelId))?.readSeq ?? null,
    can: {
      write: channel.refusal === null,
      pin: channel.canPin,
      removeOthers: channel.canRemoveOthers,
    },
  };
}

type Page = ChannelSnapshot & { hasEarlier: boolean; hasLater: boolean };

/** The numbers have no gaps, so they tell what lies beyond a page. */
async function readPage(
  { db }: Context,
  { channelId, before, after, around }: InputOf<typeof endpoint>,
): Promise<Page | undefined> {
  const found =
    after !== undefined
      ? await readAfter(db, channelId, after, page)
      : around !== undefined
        ? await readAround(db, channelId, around, page / 2)
        : await readBefore(db, channelId, before, page);
  if (!found) return undefined;
  const first = found.rows.at(0)?.seq ?? (after === undefined ? 1 : after + 1);
  const last = found.rows.at(-1)?.seq ?? (before === undefined ? found.seq : before - 1);
  return { ...found, hasEarlier: first > 1, hasLater: last < found.seq };
}
