import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { channelEvents } from '../channels.events.ts';
import { takeRev } from '../write/change.queries.ts';
import { countDown, listReactedChannels } from './reactions.queries.ts';

/** With an account go its reactions, also from the counts: one change for each channel, heads in the order of their ids. */
export async function takeBackReactions(tx: TransactionContext<Context>, userId: string): Promise<void> {
  for (const channelId of await listReactedChannels(tx.db, userId)) {
    const rev = await takeRev(tx.db, channelId, 'always');
    if (rev === undefined) continue;
    await countDown(tx.db, channelId, userId, rev);
    tx.record(channelEvents.changed, { channelId, rev });
  }
}
