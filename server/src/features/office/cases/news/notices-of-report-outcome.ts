import type { JobContext } from '../../../../core/job.ts';
import type { Notice } from '../../../../core/notifications/notification-kind.ts';
import { findCase } from '../cases.queries.ts';
import { unsealReporter } from '../reports/reporter.ts';
import { listReports, type Report } from '../reports/reports.queries.ts';
import { findReviewsOf, type Review } from '../reviews/reviews.queries.ts';

/** Whoever reported with an account, and did not take it back. What was decided, and what they were answered, they read in their list. */
export async function* noticesOfReportOutcome(
  { db, vault }: JobContext,
  { caseId }: { caseId: string },
): AsyncIterable<Notice> {
  const found = await findCase(db, caseId);
  if (!found) return;
  const reports = await listReports(db, vault, caseId);
  const reviews = await findReviewsOf(
    db,
    vault,
    reports.map(({ id }) => id),
  );
  for (const report of reports) {
    const causes = causesOf(report, found.state === 'closed', reviews.get(report.id));
    const reporter = causes.length > 0 ? await unsealReporter(db, vault, report) : null;
    if (reporter && 'userId' in reporter)
      for (const cause of causes) yield { userId: reporter.userId, cause, aboutId: null };
  }
}

/** Each is told once: the outcome, the answer to what they said against it, and the outcome after it was looked at again. */
function causesOf({ id, state }: Report, isClosed: boolean, review: Review | undefined): string[] {
  const isTold = isClosed && (state === 'upheld' || state === 'rejected');
  const again = review?.outcome === 'reopened' ? ' again' : '';
  return [...(isTold ? [`${id} ${state}${again}`] : []), ...(review?.outcome ? [`${id} review`] : [])];
}
