import type { ReportableKind } from '@firstlight/contract/office/cases/case-rules.ts';
import type { OwnReport } from '@firstlight/contract/office/cases/reports.ts';
import type { Context } from '../../../../core/context.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { mayBeReviewed } from '../reviews/may-be-reviewed.policy.ts';
import { findReviewsOf, type Review } from '../reviews/reviews.queries.ts';
import type { ReportAbout } from './reports.queries.ts';

/** What became of one's own reports. Until an outcome is told, it is open. */
export async function presentOwnReports(
  { db, vault, now }: Pick<Context, 'db' | 'vault' | 'now'>,
  reports: readonly ReportAbout[],
): Promise<OwnReport[]> {
  const profiles = reports.flatMap(({ about }) => (about.subjectKind === 'profile' ? [about.subjectId] : []));
  const names = await findNames(db, profiles);
  const reviews = await findReviewsOf(
    db,
    vault,
    reports.map(({ id }) => id),
  );
  return reports.map(({ about, ...report }): OwnReport => {
    const isTold = about.state === 'closed' || report.state === 'withdrawn';
    const isProfile = about.subjectKind === 'profile';
    const review = reviews.get(report.id);
    return {
      id: report.id,
      reference: report.reference,
      kind: about.subjectKind as ReportableKind,
      address: isProfile ? (names.get(about.subjectId)?.username ?? null) : about.subjectId,
      reason: report.reason,
      isIllegal: report.isIllegal,
      body: report.texts?.body ?? null,
      reportedAt: report.reportedAt.toISOString(),
      dueAt: report.dueAt.toISOString(),
      state: isTold ? report.state : 'open',
      closedAt: isTold ? (about.closedAt?.toISOString() ?? null) : null,
      review: review ? presentReview(review) : null,
      can: {
        withdraw: report.state === 'open' && about.state === 'open' && !review,
        review: !review && mayBeReviewed(report, about, now()) === 'yes',
      },
    };
  });
}

const presentReview = ({ body, filedAt, dueAt, outcome, answer }: Review): OwnReport['review'] => ({
  body,
  filedAt: filedAt.toISOString(),
  dueAt: dueAt.toISOString(),
  outcome,
  answer,
});
