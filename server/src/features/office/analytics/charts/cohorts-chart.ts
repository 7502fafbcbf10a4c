import type { Analytics, Cohort } from '@firstlight/contract/office/analytics/analytics.ts';
import { cohortRules } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import type { DatedRow } from '../analytics.queries.ts';
import { dayAfter } from '../count/periods.ts';

/** The weeks of signing up before this one, the oldest first, each with the weeks after it that are over and counted. */
export function cohortsChart(
  { signedUp, active }: { signedUp: readonly DatedRow[]; active: readonly DatedRow[] },
  thisWeek: string,
): Analytics['cohorts'] {
  const came = new Map(active.map(({ day, of, value }) => [`${day} ${of}`, value]));
  const counted = new Set(active.map(({ day }) => day));
  const of = (side: string) =>
    Array.from({ length: cohortRules.weeks }, (_, place): Cohort => {
      const week = dayAfter(thisWeek, -7 * (cohortRules.weeks - place));
      const after = dayAfter(week, 7);
      const size = signedUp
        .filter((row) => row.of === side && row.day >= week && row.day < after)
        .reduce((sum, { value }) => sum + value, 0);
      const weeks = Array.from({ length: cohortRules.weeks - 1 - place }, (_one, later) =>
        dayAfter(week, 7 * (later + 1)),
      ).filter((day) => counted.has(day));
      return { week, size, active: weeks.map((day) => came.get(`${day} ${side} ${week}`) ?? 0) };
    });
  return { testers: of('tester'), makers: of('maker') };
}
