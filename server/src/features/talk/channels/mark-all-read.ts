import type { Context, Member } from '../../../core/context.ts';
import type { TransactionContext } from '../../../core/transaction.ts';
import { channelEvents } from './channels.events.ts';
import { advanceMark } from './marks/marks.queries.ts';
import { readMark } from './marks/read-mark.ts';

/** The actor has nothing unread in a channel from now on. Up to which message that is. */
export async function markAllRead(
  tx: TransactionContext<Context<Member>>,
  channelId: string,
): Promise<number> {
  const userId = tx.actor.id;
  const hasMoved = await advanceMark(tx.db, userId, channelId, Number.MAX_SAFE_INTEGER);
  const { readSeq } = await readMark(tx, channelId);
  if (hasMoved) tx.record(channelEvents.marked, { channelId, userId, readSeq });
  return readSeq;
}
