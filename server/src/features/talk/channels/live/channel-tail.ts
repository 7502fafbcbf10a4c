import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import type { Context } from '../../../../core/context.ts';
import type { Hearers, Pulled, TailPlace, TailSource } from '../../../../platform/live/tail.ts';
import { findSuspended } from '../../../people/accounts/require-standing.ts';
import { listHeads } from '../access/heads.queries.ts';
import { listListeners } from '../access/list-listeners.ts';
import { type ChannelSnapshot, readBefore, readSince } from '../read/messages.queries.ts';
import { presentMessages } from '../read/present-messages.ts';

/** More than this, and a frame says only how far it has come: whoever has it open asks, spread over a second. */
const frameLimits = { messages: 50, bytes: 32_768 };

type Known = { at: TailPlace; epoch: number } | undefined;

/** What happens in a channel, for the processes whose connections have it open. */
export const channelTail = (ctx: Context): TailSource => ({
  event: 'channels.changed',
  async listHeads(ids) {
    const heads = await listHeads(ctx.db, ids);
    return heads.map(({ channelId, rev, accessEpoch }) => ({ id: channelId, rev, epoch: accessEpoch }));
  },
  // Who may hear it is read from the same snapshot as what there is to hear.
  pull: (id, from, hearers) =>
    ctx.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((db) => pull({ ...ctx, db }, id, from, hearers)),
});

async function pull(
  ctx: Context,
  channelId: string,
  from: Known,
  { newcomers, everyone }: Hearers,
): Promise<Pulled | undefined> {
  const found = from
    ? await readSince(ctx.db, channelId, from.at, frameLimits.messages + 1)
    : await readBefore(ctx.db, channelId, undefined, 0);
  if (!found) return undefined;
  const { seq, rev, accessEpoch: epoch } = found;
  const asked = from && from.epoch !== epoch ? everyone() : newcomers;
  const at = { seq, rev };
  // A standing is of a person and raises no epoch: of whoever would hear this frame it is asked each time.
  const suspended = await findSuspended(ctx.db, from && rev > from.at.rev ? everyone() : newcomers);
  return {
    at,
    epoch,
    gone: [...new Set([...(await listGone(ctx, channelId, asked)), ...suspended])],
    frame: { channelId, from: from?.at ?? at, to: at, messages: await messagesFor(ctx, found) },
  };
}

async function listGone(ctx: Context, id: string, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const may = await listListeners(
    ctx,
    userIds.map((userId) => ({ userId, id })),
  );
  const staying = new Set(may.map(({ userId }) => userId));
  return userIds.filter((userId) => !staying.has(userId));
}

/** As everybody reads them; null where it is too much. */
async function messagesFor(ctx: Context, { rows }: ChannelSnapshot): Promise<Message[] | null> {
  if (rows.length > frameLimits.messages) return null;
  const messages = await presentMessages(ctx, rows, null);
  return Buffer.byteLength(JSON.stringify(messages)) > frameLimits.bytes ? null : messages;
}
