import type { Context } from '../../../../core/context.ts';
import type { Measure } from '../../../../core/reportable.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import type { Case } from '../cases.queries.ts';

/** Takes the content of a case down, or shows it again, by the feature that knows it. What is gone for good stays gone. */
export async function showContent(
  tx: TransactionContext<Context>,
  { subjectKind, subjectId }: Case,
  isShown: boolean,
  measure: Measure | null = null,
): Promise<void> {
  const reportable = tx.reportables.find(({ kind }) => kind === subjectKind);
  await reportable?.takeDown(tx, subjectId, !isShown, measure);
}
