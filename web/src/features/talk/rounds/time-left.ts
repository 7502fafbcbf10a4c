const hour = 60 * 60 * 1000;

/** Whole days while there is more than one, then whole hours; null: less than an hour. */
export function timeLeft(closesAt: string, now: number): { unit: 'days' | 'hours'; count: number } | null {
  const left = Date.parse(closesAt) - now;
  if (left >= 48 * hour) return { unit: 'days', count: Math.round(left / (24 * hour)) };
  if (left >= hour) return { unit: 'hours', count: Math.floor(left / hour) };
  return null;
}
