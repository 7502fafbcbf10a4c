import { reportWeights } from '@firstlight/contract/office/cases/case-rules.ts';
import type { Tally } from '../reports/tallies.queries.ts';

const day = 24 * 60 * 60 * 1000;

type Warned = Pick<Tally, 'warnedAt' | 'unweightedUntil'>;

/** Who is hardly ever right is warned; again within 90 days, their reports weigh nothing for 30. They are read all the same. */
export function misuseOf(
  { upheld, rejected, warnedAt, unweightedUntil }: Omit<Tally, 'reporterTag'>,
  now: Date,
): Warned {
  const decided = upheld + rejected;
  const isMisuse = decided >= reportWeights.misuseFrom && upheld / decided < reportWeights.misuseShare;
  const isResting = unweightedUntil !== null && unweightedUntil > now;
  if (!isMisuse || isResting) return { warnedAt, unweightedUntil };
  const isWarned =
    warnedAt !== null && now.getTime() - warnedAt.getTime() < reportWeights.misuseAgainDays * day;
  if (!isWarned) return { warnedAt: now, unweightedUntil };
  return { warnedAt, unweightedUntil: new Date(now.getTime() + reportWeights.unweightedDays * day) };
}
