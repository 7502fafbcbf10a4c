import { moderationRules } from '@firstlight/contract/rules.ts';
import type { Case } from '../cases.queries.ts';
import type { Report } from '../reports/reports.queries.ts';

const day = 24 * 60 * 60 * 1000;

export type Reviewed = Pick<Case, 'state' | 'outcome' | 'sanctionId' | 'closedAt'>;

/**
 * `told`: whoever reported was told “no violation” by the first to decide. What an appeal of the author overturned has been looked at
 * twice, and is not asked about again.
 */
export function mayBeReviewed(
  report: Pick<Report, 'state' | 'isGuest'>,
  { state, outcome, sanctionId, closedAt }: Reviewed,
  now: Date,
): 'yes' | 'no' | 'too_late' {
  const isTold = state === 'closed' && outcome === 'no_violation' && report.state === 'rejected';
  if (!isTold || report.isGuest || sanctionId !== null || closedAt === null) return 'no';
  const until = closedAt.getTime() + moderationRules.appealWithinDays * day;
  return now.getTime() < until ? 'yes' : 'too_late';
}
