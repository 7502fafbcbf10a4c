import type { JobContext } from '../../../../core/job.ts';
import type { Notice } from '../../../../core/notifications/notification-kind.ts';
import { findCase } from '../cases.queries.ts';
import { unsealReporter } from '../reports/reporter.ts';
import { listReports } from '../reports/reports.queries.ts';

/** Whoever reported with an account, and did not take it back. What was decided they read in their list. */
export async function* noticesOfReportOutcome(
  { db, vault }: JobContext,
  { caseId }: { caseId: string },
): AsyncIterable<Notice> {
  const found = await findCase(db, caseId);
  if (found?.state !== 'closed') return;
  for (const report of await listReports(db, vault, caseId)) {
    if (report.state !== 'upheld' && report.state !== 'rejected') continue;
    const reporter = await unsealReporter(db, vault, report);
    if (reporter && 'userId' in reporter)
      yield { userId: reporter.userId, cause: `${report.id} ${report.state}`, aboutId: null };
  }
}
