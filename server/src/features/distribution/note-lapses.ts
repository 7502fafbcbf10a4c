import { claimRules } from '@firstlight/contract/distribution-rules.ts';
import type { Context } from '../../core/context.ts';
import type { TransactionContext } from '../../core/transaction.ts';
import { countLapsed } from '../feedback/count-lapsed.ts';
import { moveUnreplaced } from './needs.queries.ts';

const hour = 60 * 60 * 1000;

/** Tests that have lapsed since the last run leave their projects to be looked at again, as unseen offers do. */
export async function noteLapses(
  tx: TransactionContext<Context>,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  const lapsing = (moment: Date) => new Date(moment.getTime() - claimRules.lapsedAfterHours * hour);
  await moveUnreplaced(tx.db, await countLapsed(tx, { after: lapsing(since), until: lapsing(now) }));
}
