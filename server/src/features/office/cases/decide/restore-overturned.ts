import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { caseEvents } from '../cases.events.ts';
import { changeCase, lockCase, lockCaseOf } from '../cases.queries.ts';
import { moveReports } from '../reports/reports.queries.ts';
import { moveTallies } from './move-tallies.ts';
import { showContent } from './show-content.ts';

/** An appeal was right: the content comes back, and whoever reported hears that it does. Once, however often it is asked for. */
export async function restoreOverturned(tx: TransactionContext<Context>, caseId: string): Promise<void> {
  const found = await lockCase(tx.db, caseId);
  if (found?.outcome !== 'upheld' || found.state === 'second') return;
  // It may have been reported anew meanwhile, and be hidden until somebody has looked.
  const other = await lockCaseOf(tx.db, found.subjectKind, found.subjectId);
  const isHiddenByReports = other !== undefined && other.id !== found.id && other.hiddenAt !== null;
  await showContent(tx, found, isHiddenByReports);
  await moveReports(tx.db, { caseId }, ['upheld'], 'rejected');
  await changeCase(tx.db, found, { outcome: 'no_violation', hiddenAt: null });
  // While it could still be undone nobody was told, and nothing was counted.
  if (found.state !== 'closed') return;
  await moveTallies(tx, caseId, { instead: true });
  tx.record(caseEvents.published, { caseId });
}
