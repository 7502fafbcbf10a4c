import type { Metric, Period } from '../../../../core/metrics/metric.ts';
import { weekStart } from '../../../../core/week-start.ts';

export const dayMs = 24 * 60 * 60 * 1000;

export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The day so many days later, or earlier. */
export const dayAfter = (day: string, days: number): string =>
  utcDay(new Date(Date.parse(day) + days * dayMs));

const daysOf = ({ every }: Pick<Metric, 'every'>) => (every === 'day' ? 1 : 7);

/** The day or the week of a moment. */
export function periodAt(metric: Pick<Metric, 'every'>, moment: Date): Period {
  const day = metric.every === 'day' ? utcDay(moment) : weekStart(moment);
  return { day, from: new Date(day), until: new Date(Date.parse(day) + daysOf(metric) * dayMs) };
}

/** Periods that are over and settled, since a time. Empty for a metric that is counted only while its period lasts. */
export function periodsSince(metric: Metric, since: Date, now: Date): Period[] {
  if (metric.again === 0) return [];
  const first = periodAt(metric, since).from.getTime();
  const count = Math.ceil((now.getTime() - first) / (daysOf(metric) * dayMs));
  return periodsOver({ ...metric, again: count }, now).filter(({ from }) => from.getTime() >= first);
}

/** Those that a night counts, the latest that is over and settled first. */
export function periodsOver(metric: Metric, now: Date): Period[] {
  const settled = now.getTime() - metric.settledAfterDays * dayMs;
  const running = periodAt(metric, new Date(settled));
  return Array.from({ length: metric.again }, (_, place) =>
    periodAt(metric, new Date(running.from.getTime() - (place + 1) * daysOf(metric) * dayMs)),
  );
}
