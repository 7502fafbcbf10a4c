import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { messageRules } from '@firstlight/contract/rules.ts';
import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import type { sendMessage as endpoint } from '@firstlight/contract/talk/channels/messages.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { isViolationOf } from '../../../../db/is-violation-of.ts';
import { requireWritable, type VisibleChannel, visibleChannel } from '../access/visible-channel.ts';
import { channelEvents } from '../channels.events.ts';
import { findSent, listMessageRows } from '../read/messages.queries.ts';
import { placeOfBody } from '../read/messages.sql.ts';
import { presentMessages } from '../read/present-messages.ts';
import { gatherStep } from '../search/gather-segments.ts';
import { callsEverybody, findMentioned } from './find-mentioned.ts';
import { insertWritten } from './send.queries.ts';

type Input = InputOf<typeof endpoint>;

const hour = 60 * 60 * 1000;
const day = 24 * hour;

const slowLimits = { 10: 'channels.send-slow', 60: 'channels.send-very-slow' } as const;

/** Sent once under its id, however often it is tried: whoever got no answer sends it again. */
export async function sendToChannel(ctx: HttpContext<Member>, input: Input): Promise<Message> {
  const channel = await visibleChannel(ctx, input.channelId);
  const earlier = await findEarlier(ctx, input);
  if (earlier) return earlier;
  requireWritable(channel);
  await takeAllowance(ctx, channel, input.id);
  if ((await write(ctx, channel, input)) || (await writeAnew(ctx, input))) return written(ctx, input);
  throw new AppError('request.overloaded');
}

/** What stands under this id already: the answer to whoever sends it again, and to nobody else. */
async function findEarlier(ctx: HttpContext<Member>, { id, channelId }: Input): Promise<Message | undefined> {
  const row = await findSent(ctx.db, id);
  if (!row) return undefined;
  if (row.authorId !== ctx.actor.id || row.channelId !== channelId) throw new AppError('request.key_reused');
  const [message] = await presentMessages(ctx, [row], ctx.actor.id);
  return message;
}

async function takeAllowance(ctx: HttpContext<Member>, channel: VisibleChannel, id: string): Promise<void> {
  const { actor, channelId, role, slowSeconds } = channel;
  // Whoever keeps order in a channel is not kept waiting by it.
  if (slowSeconds !== 0 && role === 'member')
    await ctx.takeLimit(slowLimits[slowSeconds], `${ctx.actor.id} ${channelId}`, id);
  const youngUntil = actor.createdAt.getTime() + messageRules.newAccountDays * day;
  if (ctx.now().getTime() < youngUntil) await ctx.takeLimit('channels.send-new', ctx.actor.id, id);
  await ctx.takeLimit('channels.send', ctx.actor.id, id);
}

/** Somebody has lost a right meanwhile: whether it was this one, the second look tells. */
async function writeAnew(ctx: HttpContext<Member>, input: Input): Promise<boolean> {
  const channel = await visibleChannel(ctx, input.channelId);
  requireWritable(channel);
  return write(ctx, channel, input);
}

/** False: what was known of the channel holds no longer. */
async function write(
  ctx: HttpContext<Member>,
  channel: VisibleChannel,
  { id, text, replyTo }: Input,
): Promise<boolean> {
  const { channelId, conversationId, groupId, accessEpoch, isWithheld, partnerId } = channel;
  const answeredId = replyTo === undefined ? null : await findAnswered(ctx, channelId, replyTo);
  const { mentions, meantIds } = await findMentioned(ctx, { conversationId, groupId, text, answeredId });
  const body = await ctx.vault.seal(ctx.db, placeOfBody({ id, conversationId, groupId }), text);
  const message = {
    channelId,
    accessEpoch,
    id,
    authorId: ctx.actor.id,
    body,
    sentAt: ctx.now(),
    replyTo: replyTo ?? null,
    mentions,
    isWithheld,
    // Whoever is limited tells nobody.
    meantIds: isWithheld ? [] : meantIds,
    callsSince: isWithheld ? null : callsSince(ctx, channel, text),
    partnerId: isWithheld ? null : partnerId,
    isHeardByAll: groupId !== null && !isWithheld,
  };
  return inTransaction(ctx, async (tx) => {
    const sent = await insertWritten(tx.db, message);
    if (!sent) return false;
    const { seq, rev, wokenId, wokenIds } = sent;
    tx.record(channelEvents.changed, { channelId, rev });
    if (groupId && !isWithheld) {
      const about = { channelId, groupId, messageId: id };
      tx.record(channelEvents.moved, { channelId, groupId, seq });
      if (meantIds.length > 0) tx.record(channelEvents.mentioned, { ...about, userIds: meantIds });
      const others = wokenIds.filter((userId) => !meantIds.includes(userId));
      if (others.length > 0) tx.record(channelEvents.backlogBegun, { ...about, userIds: others });
    }
    tx.record(channelEvents.marked, { channelId, userId: ctx.actor.id, readSeq: seq });
    if (wokenId && conversationId)
      tx.record(channelEvents.waitBegun, { channelId, conversationId, userId: wokenId, seq });
    if (seq % gatherStep === 0) tx.record(channelEvents.hundredReached, { channelId });
    return true;
  }).catch((error: unknown) => {
    // Sent twice at once: the other one has it.
    if (isViolationOf(error, 'messages_id')) return true;
    throw error;
  });
}

/** Moderators call everybody, once an hour; to anybody else it is a word. */
function callsSince(ctx: HttpContext<Member>, { role }: VisibleChannel, text: string): Date | null {
  const may = role === 'owner' || role === 'moderator';
  return may && callsEverybody(text) ? new Date(ctx.now().getTime() - hour) : null;
}

/** Whose message is answered. It is there. */
async function findAnswered(
  ctx: HttpContext<Member>,
  channelId: string,
  seq: number,
): Promise<string | null> {
  const rows = await listMessageRows(ctx.db, channelId, [seq]);
  const [answered] = await presentMessages(ctx, rows, ctx.actor.id);
  if (!answered || answered.removedBy || answered.isTakenDown || answered.systemLine)
    throw new AppError('request.not_found');
  return rows[0]?.authorId ?? null;
}

async function written(ctx: HttpContext<Member>, input: Input): Promise<Message> {
  const message = await findEarlier(ctx, input);
  if (!message) throw new Error('what was just sent is not there');
  return message;
}
