import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction, type TransactionContext } from '../../../../core/transaction.ts';
import { requireWritable, type VisibleChannel, visibleChannel } from '../access/visible-channel.ts';
import { channelEvents } from '../channels.events.ts';
import { listMessageRows } from '../read/messages.queries.ts';
import type { MessageRow } from '../read/messages.sql.ts';
import { presentMessages } from '../read/present-messages.ts';
import { type MessagePlace, takeRev } from './change.queries.ts';

export type Changing = TransactionContext<Context<Member>>;

interface Found {
  channel: VisibleChannel;
  row: MessageRow;
}

/** A message that is there for the actor, as it is stored. */
async function foundMessage(ctx: Context<Member>, { channelId, seq }: MessagePlace): Promise<Found> {
  const channel = await visibleChannel(ctx, channelId);
  const [row] = await listMessageRows(ctx.db, channelId, [seq]);
  const [shown] = row ? await presentMessages(ctx, [row], ctx.actor.id) : [];
  if (!row || !shown) throw new AppError('request.not_found');
  return { channel, row };
}

/** What an act does to a message under the number of its change; false: it was so already. */
type Act = (tx: Changing, found: Found, rev: number) => Promise<boolean>;

/** For acts that write: while the channel is open, and as long as nobody has lost a right since it was asked. Once more, then, and no further. */
export async function changeOpen(ctx: Context<Member>, place: MessagePlace, act: Act): Promise<void> {
  for (const _ of [1, 2]) {
    const found = await foundMessage(ctx, place);
    requireWritable(found.channel);
    if (await changeUnder(ctx, found, { accessEpoch: found.channel.accessEpoch }, act)) return;
  }
  throw new AppError('request.overloaded');
}

/** For acts that take back, also where nothing can be written any more. */
export async function changeAlways(ctx: Context<Member>, place: MessagePlace, act: Act): Promise<void> {
  await changeUnder(ctx, await foundMessage(ctx, place), 'always', act);
}

class Unchanged extends Error {}

/** False: what was known of the channel holds no longer. */
async function changeUnder(
  ctx: Context<Member>,
  { channel, row }: Found,
  allowed: { accessEpoch: number } | 'always',
  act: Act,
): Promise<boolean> {
  const { channelId } = channel;
  return inTransaction(ctx, async (tx) => {
    const rev = await takeRev(tx.db, channelId, allowed);
    if (rev === undefined) return false;
    // As it is now that the head is held: nobody else changes it until we are done.
    const [now] = await listMessageRows(tx.db, channelId, [row.seq]);
    if (!now) throw new AppError('request.not_found');
    if (!(await act(tx, { channel, row: now }, rev))) throw new Unchanged();
    tx.record(channelEvents.changed, { channelId, rev });
    return true;
  }).catch((error: unknown) => {
    // The number goes back with the transaction: there is no change without a row.
    if (error instanceof Unchanged) return true;
    throw error;
  });
}

/** As its author reads it after the change. */
export async function presentChanged(ctx: Context<Member>, { channelId, seq }: MessagePlace) {
  const rows = await listMessageRows(ctx.db, channelId, [seq]);
  const [message] = await presentMessages(ctx, rows, ctx.actor.id);
  if (!message) throw new AppError('request.not_found');
  return message;
}
