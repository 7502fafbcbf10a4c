import type { Context } from '../../../core/context.ts';
import type { TransactionContext } from '../../../core/transaction.ts';
import { deleteFromGroup } from './access/group-channels.queries.ts';
import { channelEvents } from './channels.events.ts';

/** One channel of a group, or all of them, are read by nobody from now on, and jobs empty them. False: there was none. */
export async function desertGroupChannels(
  tx: TransactionContext<Context>,
  groupId: string,
  channelId?: string,
): Promise<boolean> {
  const gone = await deleteFromGroup(tx.db, groupId, channelId, tx.now());
  for (const id of gone) tx.record(channelEvents.deserted, { channelId: id });
  return gone.length > 0;
}
