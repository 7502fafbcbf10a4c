import type { Context } from '../../../core/context.ts';
import type { TransactionContext } from '../../../core/transaction.ts';
import { markChannelsDeleted } from './access/channels.queries.ts';
import { channelEvents } from './channels.events.ts';

/** Nobody is left in these conversations: nobody reads them from now on, and a job empties them. */
export async function desertChannels(
  tx: TransactionContext<Context>,
  conversationIds: readonly string[],
): Promise<void> {
  if (conversationIds.length === 0) return;
  const channels = await markChannelsDeleted(tx.db, conversationIds, tx.now());
  for (const channelId of channels) tx.record(channelEvents.deserted, { channelId });
}
