import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { readHistory as endpoint } from '@firstlight/contract/talk/channels/channels.ts';
import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { requireStillVisible } from '../access/require-still-visible.ts';
import { visibleChannel } from '../access/visible-channel.ts';
import { findMark } from '../marks/marks.queries.ts';
import { type ChannelSnapshot, readAfter, readAround, readBefore } from './messages.queries.ts';
import { ownReactions } from './own-reactions.ts';
import { presentMessages } from './present-messages.ts';

const { page } = channelLimits;

type Input = InputOf<typeof endpoint>;

export async function readHistory(ctx: Context<Member>, input: Input): Promise<ResultOf<typeof endpoint>> {
  const { channelId } = input;
  const channel = await visibleChannel(ctx, channelId);
  const { found, messages } = await readShown(ctx, input);
  await requireStillVisible(ctx, channel, found);
  const { rows, seq, rev } = found;
  return {
    at: { seq, rev },
    messages,
    hasEarlier: found.hasEarlier,
    hasLater: found.hasLater,
    own: await ownReactions(ctx, channelId, rows),
    readSeq: (await findMark(ctx.db, ctx.actor.id, channelId))?.readSeq ?? null,
    can: {
      write: channel.refusal === null,
      pin: channel.canPin,
    },
  };
}

type Page = ChannelSnapshot & { hasEarlier: boolean; hasLater: boolean };

/**
 * A page is read as it is stored, which is cheap, and what somebody limited wrote is left out of it. Where that is more than what stays, those that stay are looked for:
 * whoever pages from what they see would otherwise get no further.
 */
async function readShown(ctx: Context<Member>, input: Input): Promise<{ found: Page; messages: Message[] }> {
  const readerId = ctx.actor.id;
  const stored = await readPage(ctx, input);
  const messages = await presentMessages(ctx, stored.rows, readerId);
  if (messages.length * 2 >= stored.rows.length) return { found: stored, messages };
  const found = await readPage(ctx, input, readerId);
  return { found, messages: await presentMessages(ctx, found.rows, readerId) };
}

async function readPage({ db }: Context, { channelId, ...place }: Input, readerId?: string): Promise<Page> {
  const { before, after, around } = place;
  const found =
    after !== undefined
      ? await readAfter(db, channelId, after, page, readerId)
      : around !== undefined
        ? await readAround(db, channelId, around, page / 2, readerId)
        : await readBefore(db, channelId, before, page, readerId);
  if (!found) throw new AppError('channels.not_found');
  return { ...found, ...beyond(found, place) };
}

/** The numbers have no gaps, so they tell what lies beyond a page; and where less came than was asked for, nothing does. */
function beyond({ rows, seq: end }: ChannelSnapshot, { before, after, around }: Omit<Input, 'channelId'>) {
  const [first = 1, last = end] = [rows[0]?.seq, rows.at(-1)?.seq];
  const isEarlier = ({ seq }: { seq: number }) =>
    after === undefined && (around === undefined || seq < around);
  const limit = around === undefined ? page : page / 2;
  const earlier = rows.filter(isEarlier).length;
  return {
    hasEarlier: after === undefined ? earlier === limit && first > 1 : after > 0,
    hasLater: before === undefined ? rows.length - earlier === limit && last < end : before <= end,
  };
}
