const day = 24 * 60 * 60 * 1000;

/** The first day of somebody's week, `2026-11-16`: all that is told of when they did something. */
export function weekStart(moment: Date): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7;
  return new Date(moment.getTime() - sinceMonday * day).toISOString().slice(0, 10);
}
