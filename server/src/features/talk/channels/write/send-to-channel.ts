import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { isYoung } from '@firstlight/contract/people/accounts/is-young.ts';
import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import type { sendMessage as endpoint } from '@firstlight/contract/talk/channels/messages.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { isViolationOf } from '../../../../db/is-violation-of.ts';
import { requireWritable, type VisibleChannel, visibleChannel } from '../access/visible-channel.ts';
import { channelEvents } from '../channels.events.ts';
import { findSent, listMessageRows } from '../read/messages.queries.ts';
import { type MessageRow, placeOfBody } from '../read/messages.sql.ts';
import { presentMessages } from '../read/present-messages.ts';
import { gatherStep } from '../search/gather-segments.ts';
import { callsEverybody, findMentioned } from './find-mentioned.ts';
import { insertWritten } from './send.queries.ts';
import { writtenRow } from './written-row.ts';

type Input = InputOf<typeof endpoint>;

const hour = 60 * 60 * 1000;

const slowLimits = { 10: 'channels.send-slow', 60: 'channels.send-very-slow' } as const;

/** Sent once under its id, however often it is tried: whoever got no answer sends it again. */
export async function sendToChannel(ctx: HttpContext<Member>, input: Input): Promise<Message> {
  const channel = await visibleChannel(ctx, input.channelId);
  const row = await sendNew(ctx, channel, input).catch((error: unknown) => sentBefore(ctx, input, error));
  if (row.authorId !== ctx.actor.id) throw new AppError('request.key_reused');
  const [message] = await presentMessages(ctx, [row], ctx.actor.id);
  if (!message) throw new Error('what was just sent is not there');
  return message;
}

async function sendNew(ctx: HttpContext<Member>, channel: VisibleChannel, input: Input): Promise<MessageRow> {
  requireWritable(channel);
  await takeAllowance(ctx, channel, input.id);
  const row = (await write(ctx, channel, input)) ?? (await writeAnew(ctx, input));
  if (!row) throw new AppError('request.overloaded');
  return row;
}

/** What stands under this id is the answer to whoever sends it again, whatever a new message would be refused for. */
async function sentBefore({ db }: HttpContext<Member>, input: Input, error: unknown): Promise<MessageRow> {
  const isRefused = error instanceof AppError || isViolationOf(error, 'messages_id');
  const row = isRefused ? await findSent(db, input) : undefined;
  if (!row) throw error;
  return row;
}

async function takeAllowance(ctx: HttpContext<Member>, channel: VisibleChannel, id: string): Promise<void> {
  const { actor, channelId, role, slowSeconds } = channel;
  // The same id in another channel is another message, so it counts again.
  const useId = `${channelId} ${id}`;
  // Whoever keeps order in a channel is not kept waiting by it.
  if (slowSeconds !== 0 && role === 'member')
    await ctx.takeLimit(slowLimits[slowSeconds], `${ctx.actor.id} ${channelId}`, useId);
  if (isYoung(actor.createdAt, ctx.now())) await ctx.takeLimit('channels.send-new', ctx.actor.id, useId);
  await ctx.takeLimit('channels.send', ctx.actor.id, useId);
}

/** Somebody has lost a right meanwhile: whether it was this one, the second look tells. */
async function writeAnew(ctx: HttpContext<Member>, input: Input): Promise<MessageRow | undefined> {
  const channel = await visibleChannel(ctx, input.channelId);
  requireWritable(channel);
  return write(ctx, channel, input);
}

/** Undefined: what was known of the channel holds no longer. */
async function write(
  ctx: HttpContext<Member>,
  channel: VisibleChannel,
  { id, text, replyTo }: Input,
): Promise<MessageRow | undefined> {
  const { channelId, conversationId, groupId, accessEpoch, isWithheld, partnerId } = channel;
  const answeredId = replyTo === undefined ? null : await findAnswered(ctx, channelId, replyTo);
  const { mentions, meantIds } = await findMentioned(ctx, { conversationId, groupId, text, answeredId });
  const body = await ctx.vault.seal(ctx.db, placeOfBody({ channelId, id, conversationId, groupId }), text);
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
    if (!sent) return undefined;
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
    if (message.partnerId && conversationId)
      tx.record(channelEvents.arrived, { channelId, conversationId, userId: message.partnerId });
    if (wokenId && conversationId)
      tx.record(channelEvents.waitBegun, { channelId, conversationId, userId: wokenId, seq });
    if (seq % gatherStep === 0) tx.record(channelEvents.hundredReached, { channelId });
    return writtenRow(message, channel, sent);
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
  if (!answered || answered.removedBy || answered.isTakenDown) throw new AppError('request.not_found');
  return rows[0]?.authorId ?? null;
}
