import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { channelEvents } from '../channels.events.ts';
import { takeRev } from '../write/change.queries.ts';
import { countDown, listReactedChannels } from './reactions.queries.ts';

/** With an account go its reactions, also from the counts. */
export async function takeBackReactions(ctx: Context, userId: string, limit = 1_000): Promise<void> {
  for (const channelId of await listReactedChannels(ctx.db, userId)) {
    let count: number;
    do
      count = await inTransaction(ctx, async (tx) => {
        const rev = await takeRev(tx.db, channelId, 'always');
        if (rev === undefined) return 0;
        tx.record(channelEvents.changed, { channelId, rev });
        return countDown(tx.db, { channelId, userId, rev, limit });
      });
    while (count >= limit);
  }
}
