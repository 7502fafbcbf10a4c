import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { claimBounds } from '../../feedback/claim-age.ts';
import { countLapsed } from '../../feedback/count-lapsed.ts';
import { moveUnreplaced } from '../need/needs.queries.ts';

/** Tests that have lapsed since the last run leave their projects to be looked at again, as unseen offers do. */
export async function requeueLapsedTests(
  tx: TransactionContext<Context>,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  const begun = { after: claimBounds(since).aliveAfter, until: claimBounds(now).aliveAfter };
  await moveUnreplaced(tx.db, await countLapsed(tx, begun));
}
