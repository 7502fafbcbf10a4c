let latest = 0;

/**
 * Returns a UUID of version 7, which sorts by the time at which it was made, also among those of one millisecond. `random` is a
 * UUID of version 4.
 */
export function uuidV7(random: string, now = Date.now()): string {
  latest = Math.max(now, latest + 1);
  const time = latest.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
}
