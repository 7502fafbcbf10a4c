export interface KeyCache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  forget(key: Key): void;
}

interface CacheOptions {
  limit: number;
  lifetimeMs: number;
  now: () => Date;
}

/** Keeps the most recently used, each for a bounded time from the moment it was put in, however often it is used. */
export function createKeyCache<Key, Value>({ limit, lifetimeMs, now }: CacheOptions): KeyCache<Key, Value> {
  // A Map iterates in insertion order, so its first entry is the least recently used.
  const entries = new Map<Key, { value: Value; expiresAt: number }>();

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      if (entry.expiresAt <= now().getTime()) return undefined;
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, { value, expiresAt: now().getTime() + lifetimeMs });
      for (const oldest of entries.keys()) {
        if (entries.size <= limit) break;
        entries.delete(oldest);
      }
    },
    forget(key) {
      entries.delete(key);
    },
  };
}
