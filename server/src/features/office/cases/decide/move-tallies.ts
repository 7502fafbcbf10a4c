import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { listOutcomes } from '../reports/reports.queries.ts';
import { addToTally, findTally, saveWarning } from '../reports/tallies.queries.ts';
import { misuseOf } from './misuse.policy.ts';

/** What each reporter is worth from now on. `instead`: the outcome is another than was counted before. `takenBack`: there is none any more. */
export async function moveTallies(
  tx: TransactionContext<Context>,
  caseId: string,
  { instead = false, takenBack = false } = {},
): Promise<void> {
  for (const { reporterTag, state } of await listOutcomes(tx.db, caseId)) {
    if (!reporterTag) continue;
    const [upheld, rejected] = state === 'upheld' ? [1, 0] : [0, 1];
    if (takenBack) {
      await addToTally(tx.db, reporterTag, { upheld: -upheld, rejected: -rejected });
      continue;
    }
    const before = instead ? { upheld: rejected, rejected: upheld } : { upheld: 0, rejected: 0 };
    await addToTally(tx.db, reporterTag, {
      upheld: upheld - before.upheld,
      rejected: rejected - before.rejected,
    });
    const tally = await findTally(tx.db, reporterTag);
    if (!instead) await saveWarning(tx.db, reporterTag, misuseOf(tally, tx.now()));
  }
}
