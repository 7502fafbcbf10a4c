const day = 24 * 60 * 60 * 1000;

/** Returns the Monday of a moment’s UTC week, such as `2026-11-16`. */
export function weekStart(moment: Date): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7;
  return new Date(moment.getTime() - sinceMonday * day).toISOString().slice(0, 10);
}
