import type { Redis } from 'ioredis';

export interface ApproximateCounter {
  /** Counts one use and says at once how many seconds to wait (0: go on). Costs no round trip. */
  hit(key: string): number;
  /** Tells Redis what was counted here, and learns what was counted elsewhere. Happens by itself, too. */
  share(): Promise<void>;
  stop(): void;
}

interface Entry {
  /** What Redis last said of all processes together. */
  everywhere: number;
  /** Counted here and not yet told to Redis. */
  unshared: number;
  endsAt: number;
}

export interface ApproximateCounterOptions {
  name: string;
  count: number;
  seconds: number;
  shareEveryMs?: number;
  /** Whoever commands more addresses than this escapes a limit per address anyway, and must not fill the memory as well. */
  maxKeys?: number;
  now?: () => number;
}

/**
 * The general limit is checked on every request, where a round trip to Redis would cost more than the request.
 * So each process counts in memory and shares its sums twice a second; without Redis each still counts its own.
 */
export function createApproximateCounter(
  redis: Redis,
  options: ApproximateCounterOptions,
): ApproximateCounter {
  const { name, count, seconds, shareEveryMs = 500, maxKeys = 10_000, now = Date.now } = options;
  const entries = new Map<string, Entry>();
  const timer = setInterval(() => void share(), shareEveryMs);
  timer.unref();

  async function share(): Promise<void> {
    const time = now();
    const changed: [string, Entry][] = [];
    for (const [key, entry] of entries) {
      if (entry.endsAt <= time) entries.delete(key);
      else if (entry.unshared > 0) changed.push([key, entry]);
    }
    if (changed.length === 0 || redis.status !== 'ready') return;
    const pipeline = redis.pipeline();
    for (const [key, entry] of changed) {
      const redisKey = `tally:${name}:${key}:${entry.endsAt}`;
      pipeline.incrby(redisKey, entry.unshared).expire(redisKey, seconds);
      entry.everywhere += entry.unshared;
      entry.unshared = 0;
    }
    const replies = await pipeline.exec().catch(() => null);
    changed.forEach(([, entry], index) => {
      const total = replies?.[index * 2]?.[1];
      if (typeof total === 'number') entry.everywhere = Math.max(entry.everywhere, total);
    });
  }

  return {
    hit(key) {
      const time = now();
      let entry = entries.get(key);
      if (!entry || entry.endsAt <= time) {
        // Windows are aligned to the clock, so that all processes mean the same one.
        const length = seconds * 1000;
        entry = { everywhere: 0, unshared: 0, endsAt: Math.floor(time / length) * length + length };
        // What was shared comes back with the next exchange.
        if (entries.size >= maxKeys) entries.clear();
        entries.set(key, entry);
      }
      if (entry.everywhere + entry.unshared >= count) return Math.ceil((entry.endsAt - time) / 1000);
      entry.unshared += 1;
      return 0;
    },
    share,
    stop: () => clearInterval(timer),
  };
}
