import type { Context } from '../../../../core/context.ts';
import { revokeConnections } from '../../../../core/revocation.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { inBatches } from '../../../../platform/in-batches.ts';
import { deleteSomeSessions } from './sessions.queries.ts';

/** Signs everybody out: in a restored database sessions are alive that had ended. Says how many there were. */
export async function endAllSessions(ctx: Context): Promise<number> {
  let ended = 0;
  await inBatches(
    (limit) =>
      inTransaction(ctx, async (tx) => {
        const userIds = await deleteSomeSessions(tx.db, limit);
        for (const userId of new Set(userIds)) await revokeConnections(tx, { userId });
        ended += userIds.length;
        return BigInt(userIds.length);
      }),
    1_000,
  );
  return ended;
}
