import { type SkipReason, skipReasons } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { diagnosisRules } from '@firstlight/contract/trials/iterations/iteration-limits.ts';
import type { Compared, SkipDiagnosis } from '@firstlight/contract/trials/iterations/iterations.ts';
import { weekStart } from '../../../core/week-start.ts';

const halfWeek = 3.5 * 24 * 60 * 60 * 1000;

export interface Change {
  kind: 'edit' | 'iteration';
  at: Date;
}

/** How often a reason was given in one week, which is named by its Monday. */
export interface WeeklySkips {
  week: string;
  reason: SkipReason;
  /** The week in which the same testers skipped it again. */
  outdatedIn: string | null;
  count: number;
}

type Version = SkipDiagnosis['versions'][number];

/**
 * Divides a project's skips among its versions, the latest first. A skip tells only its week, so that nobody can be
 * found by the moment: each change counts from the Monday nearest to it, and changes that share one are one version.
 * Whoever skipped two versions is in both, with what they said of each; in one version nobody is counted twice.
 */
export function skipVersions(
  changes: readonly Change[],
  skips: readonly WeeklySkips[],
  shares: (within: readonly WeeklySkips[]) => Version['shares'] = sharesOf,
): Version[] {
  const starts = [...new Set(changes.map(({ at }) => nearestMonday(at)))].toSorted();
  const versions = [null, ...starts].map((from, index): Version => {
    const until = starts[index];
    const isWithin = (week: string) => week >= (from ?? '') && (until === undefined || week < until);
    const within = skips.filter(
      ({ week, outdatedIn }) => isWithin(week) && (outdatedIn === null || !isWithin(outdatedIn)),
    );
    const own = changes.filter(({ at }) => nearestMonday(at) === from);
    return {
      from,
      changes: own.map(({ kind, at }) => ({ kind, day: at.toISOString().slice(0, 10) })),
      shares: shares(within),
    };
  });
  return versions.toReversed().slice(0, diagnosisRules.versions);
}

/**
 * The latest iteration with skips enough before and after it. Everybody may read it, so it moves on Mondays alone: weeks
 * that are not over are left out, and so is who skipped again in one. And it moves by five people or more: of fewer, whoever
 * keeps last week's shares could tell what one of them said.
 */
export function compareVersions(
  changes: readonly Change[],
  skips: readonly WeeklySkips[],
  now: Date,
): Compared | null {
  const thisWeek = weekStart(now);
  const over = skips
    .filter(({ week }) => week < thisWeek)
    .map((skip) => ({ ...skip, outdatedIn: isOver(skip.outdatedIn, thisWeek) ? skip.outdatedIn : null }));
  const iterations = changes.filter(({ kind }) => kind === 'iteration');
  const versions = skipVersions(iterations, over, publicShares);
  for (const [place, { shares: after, changes: own }] of versions.entries()) {
    const before = versions[place + 1]?.shares;
    const day = own[0]?.day;
    if (after && before && day) return { day, before, after };
  }
  return null;
}

const isOver = (week: string | null, thisWeek: string) => week !== null && week < thisWeek;

function nearestMonday(moment: Date): string {
  return weekStart(new Date(moment.getTime() + halfWeek));
}

/** Of the weeks that make up whole steps, in whole per cents: an exact fraction would tell how many there are. */
function publicShares(skips: readonly WeeklySkips[]): Version['shares'] {
  const shares = sharesOf(inWholeSteps(skips));
  if (!shares) return null;
  return shares.map(({ reason, share }) => ({ reason, share: Math.round(share * 100) / 100 }));
}

function inWholeSteps(skips: readonly WeeklySkips[]): WeeklySkips[] {
  const weeks = Map.groupBy(
    skips.toSorted((one, other) => one.week.localeCompare(other.week)),
    ({ week }) => week,
  );
  const told: WeeklySkips[] = [];
  let waiting: WeeklySkips[] = [];
  for (const week of weeks.values()) {
    waiting.push(...week);
    if (countOf(waiting) < diagnosisRules.skipsFrom) continue;
    told.push(...waiting);
    waiting = [];
  }
  return told;
}

const countOf = (skips: readonly WeeklySkips[]) => skips.reduce((sum, { count }) => sum + count, 0);

function sharesOf(skips: readonly WeeklySkips[]): Version['shares'] {
  const total = countOf(skips);
  if (total < diagnosisRules.skipsFrom) return null;
  return skipReasons.map((reason) => {
    const count = skips.reduce((sum, skip) => sum + (skip.reason === reason ? skip.count : 0), 0);
    return { reason, share: count / total };
  });
}
