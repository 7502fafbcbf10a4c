export interface TtlCacheOptions {
  milliseconds: number;
  /** Beyond this many, the oldest go: whoever invents keys must not fill our memory. */
  entries: number;
}

export interface TtlCache<Value> {
  /** What is kept under this key, or what `load` brings; however many ask meanwhile, it is loaded once. */
  get(key: string, now: number, load: () => Promise<Value>): Promise<Value>;
}

export function createTtlCache<Value>({ milliseconds, entries }: TtlCacheOptions): TtlCache<Value> {
  const kept = new Map<string, { value: Promise<Value>; until: number }>();

  return {
    get(key, now, load) {
      const found = kept.get(key);
      if (found && now < found.until) return found.value;
      const entry = { value: load(), until: now + milliseconds };
      kept.delete(key);
      kept.set(key, entry);
      for (const oldest of kept.keys()) {
        if (kept.size <= entries) break;
        kept.delete(oldest);
      }
      // A failure is for those who waited for it; the next one tries again.
      entry.value.catch(() => kept.get(key) === entry && kept.delete(key));
      return entry.value;
    },
  };
}
