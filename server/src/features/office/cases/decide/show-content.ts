import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import type { Case } from '../cases.queries.ts';

/** What was decided in a case no longer stands: its content is shown again, by the feature that knows it. What is gone for good stays gone. */
export async function showContent(
  tx: TransactionContext<Context>,
  { id, subjectKind, subjectId }: Case,
  isHiddenByReports = false,
): Promise<void> {
  const reportable = tx.reportables.find(({ kind }) => kind === subjectKind);
  await reportable?.takeDown(tx, subjectId, isHiddenByReports, { caseId: id, isUpheld: false });
}
