import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import type { DatedRow } from '../analytics.queries.ts';
import type { Sums } from '../read/sums.ts';

export function moderationChart(weekly: readonly DatedRow[], sanctions: Sums): Analytics['moderation'] {
  const weeks = [...new Set(weekly.map(({ day }) => day))].toSorted();
  const figureOf = (week: string, what: string) =>
    weekly.find(({ day, of }) => day === week && of === what)?.value ?? 0;
  const sum = (what: string) => weeks.reduce((all, week) => all + figureOf(week, what), 0);
  return {
    weeks: weeks.map((week) => ({
      week,
      opened: figureOf(week, 'opened'),
      decided: figureOf(week, 'decided'),
    })),
    decided: sum('decided'),
    late: sum('late'),
    waiting: figureOf(weeks.at(-1) ?? '', 'waiting'),
    steps: sanctions.of('decided'),
    changed: sanctions.of('changed'),
    appeals: sanctions.of('appeals'),
    overturned: sanctions.of('overturned'),
  };
}
