import type { Round } from '@firstlight/contract/talk/rounds/rounds.ts';
import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import type { ReasonCount } from '../../../trials/feedback/settle-round.ts';
import type { RoundRow } from '../rounds.queries.ts';

/** As coarse as it is told to anybody: a rating in tenths, and shares without their number. */
export function resultOf({
  feedbacks,
  rating,
  skipReasons: counts,
}: Pick<RoundRow, 'feedbacks' | 'rating' | 'skipReasons'>): Round['result'] {
  if (feedbacks === null) return null;
  return {
    feedbacks,
    rating: rating === null ? null : Math.round(rating / 100) / 10,
    skipReasons: counts && sharesOf(counts),
  };
}

/** Without their total: the shares are what a maker can act on. */
function sharesOf(counts: readonly ReasonCount[]): { reason: SkipReason; share: number }[] {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return counts
    .map(({ reason, count }) => ({ reason, share: Math.round((count / total) * 100) }))
    .toSorted((one, other) => other.share - one.share || one.reason.localeCompare(other.reason));
}
