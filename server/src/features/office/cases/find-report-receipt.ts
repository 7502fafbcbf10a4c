import type { SanctionRule } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { reportResults } from '@firstlight/contract/office/transparency/transparency-rules.ts';
import type { Context } from '../../../core/context.ts';
import { findReportByReference } from './published/report-receipts.queries.ts';

export interface ReportTold {
  rule: SanctionRule;
  result: (typeof reportResults)[number];
  decidedAfterHours: number | null;
}

/**
 * What became of a report, by what stands on its receipt. Never which step was taken: whoever reported a hidden note could look whose
 * account is held back so.
 */
export async function findReportReceipt(
  { db }: Pick<Context, 'db'>,
  reference: string,
): Promise<ReportTold | undefined> {
  const found = await findReportByReference(db, reference);
  if (!found) return undefined;
  const { rule, isWithdrawn, outcome, hours } = found;
  if (isWithdrawn) return { rule, result: 'withdrawn', decidedAfterHours: null };
  if (outcome === null) return { rule, result: 'waiting', decidedAfterHours: null };
  const result = outcome === 'upheld' ? 'violation' : 'no_violation';
  return { rule, result, decidedAfterHours: hours };
}
