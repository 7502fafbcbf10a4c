import { type SkipReason, skipReasons } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { diagnosisRules } from '@firstlight/contract/trials/iterations/iteration-limits.ts';
import type { Compared, SkipDiagnosis } from '@firstlight/contract/trials/iterations/iterations.ts';

export interface Change {
  kind: 'edit' | 'iteration';
  /** The UTC day of the change, such as `2026-11-16`. */
  day: string;
}

/** How often a reason was given on one day. */
export interface DailySkips {
  day: string;
  reason: SkipReason;
  /** The day on which the same testers skipped the project again. */
  outdatedOn: string | null;
  count: number;
}

type Version = SkipDiagnosis['versions'][number];

/**
 * Divides a project's skips among its versions, the latest first. A version begins on the day of its change, and contains the
 * skips of that day. A tester who skipped two versions counts once in each; in one version only their last skip counts.
 */
export function skipVersions(changes: readonly Change[], skips: readonly DailySkips[]): Version[] {
  const starts = [...new Set(changes.map(({ day }) => day))].toSorted().toReversed();
  return [...starts, null].slice(0, diagnosisRules.versions).map((from, index): Version => {
    const until = starts[index - 1];
    const isWithin = (day: string) => day >= (from ?? '') && (until === undefined || day < until);
    const within = skips.filter(
      ({ day, outdatedOn }) => isWithin(day) && (outdatedOn === null || !isWithin(outdatedOn)),
    );
    return {
      from,
      changes: changes.filter(({ day }) => day === from).map(({ kind }) => kind),
      shares: sharesOf(within),
    };
  });
}

/** Returns the shares around the latest iteration that has enough skips before and after it. Edits begin no version here. */
export function compareVersions(changes: readonly Change[], skips: readonly DailySkips[]): Compared | null {
  const iterations = changes.filter(({ kind }) => kind === 'iteration');
  const versions = skipVersions(iterations, skips);
  for (const [index, { from: day, shares: after }] of versions.entries()) {
    const before = versions[index + 1]?.shares;
    if (day && after && before) return { day, before, after };
  }
  return null;
}

function sharesOf(skips: readonly DailySkips[]): Version['shares'] {
  const countOf = (counted: readonly DailySkips[]) => counted.reduce((sum, { count }) => sum + count, 0);
  const total = countOf(skips);
  if (total < diagnosisRules.skipsFrom) return null;
  return skipReasons.map((reason) => ({
    reason,
    share: countOf(skips.filter((skip) => skip.reason === reason)) / total,
  }));
}
