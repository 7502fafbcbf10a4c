import type { SystemLine } from '@firstlight/contract/talk/channels/message.ts';
import { generalChannel } from '@firstlight/contract/talk/groups/group-limits.ts';
import type { Context } from '../../../core/context.ts';
import type { TransactionContext } from '../../../core/transaction.ts';
import { channelEvents } from './channels.events.ts';
import { gatherStep } from './search/gather-segments.ts';
import { insertSystemLine } from './write/system-lines.queries.ts';

/**
 * The site says something in the general channel of a group, with the commit of this transaction: a message by nobody, which takes its
 * number as every other does. It names nobody and means nobody. A group that is frozen hears it too: no member wrote it.
 */
export async function addSystemLine(
  tx: TransactionContext<Context>,
  groupId: string,
  systemLine: SystemLine,
): Promise<void> {
  const line = { id: tx.newId(), systemLine, sentAt: tx.now() };
  const sent = await insertSystemLine(tx.db, { groupId, name: generalChannel }, line);
  if (!sent) return;
  const { channelId, seq, rev } = sent;
  tx.record(channelEvents.changed, { channelId, rev });
  tx.record(channelEvents.moved, { channelId, groupId, seq });
  if (seq % gatherStep === 0) tx.record(channelEvents.hundredReached, { channelId });
}
