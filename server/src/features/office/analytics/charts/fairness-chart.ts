import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import { weekStart } from '../../../../core/week-start.ts';
import type { DatedRow } from '../analytics.queries.ts';
import type { Sums } from '../read/sums.ts';

interface FairnessRows {
  aged: readonly DatedRow[];
  gini: readonly DatedRow[];
  daysTo: Sums;
}

export function fairnessChart({ aged, gini, daysTo }: FairnessRows): Analytics['fairness'] {
  const [agedBy, giniBy] = [byWeek(aged), byWeek(gini)];
  const weeks = [...new Set([...agedBy.keys(), ...giniBy.keys()])].toSorted();
  return {
    weeks: weeks.map((week) => {
      const inWeek = agedBy.get(week) ?? [];
      const sum = (what: string) =>
        inWeek.filter(({ of }) => of === what).reduce((all, { value }) => all + value, 0);
      const last = giniBy.get(week)?.toSorted((one, other) => (one.day < other.day ? 1 : -1))[0];
      return { week, projects: sum('projects'), validated: sum('validated'), gini: last?.value ?? null };
    }),
    days: spreadOf(daysTo),
  };
}

/** Many rows are of the same day, and finding its Monday takes longer than all else here. */
function byWeek(rows: readonly DatedRow[]): Map<string, DatedRow[]> {
  const mondays = new Map(
    [...new Set(rows.map(({ day }) => day))].map((day) => [day, weekStart(new Date(day))]),
  );
  return Map.groupBy(rows, ({ day }) => mondays.get(day) ?? day);
}

/** Of what was counted by days: how many, the middle one, and the one that nine in ten do not exceed. */
function spreadOf({ rows }: Sums): Analytics['fairness']['days'] {
  const sorted = rows
    .map(({ of, value }) => ({ days: Number(of[0]), count: value }))
    .toSorted((one, other) => one.days - other.days);
  const count = sorted.reduce((sum, one) => sum + one.count, 0);
  const at = (share: number) => {
    let before = 0;
    const found = sorted.find((one) => {
      before += one.count;
      return before >= share * count;
    });
    return count === 0 ? null : (found?.days ?? null);
  };
  return { count, median: at(0.5), ninetieth: at(0.9) };
}
