export interface HeldCount {
  take(key: string): void;
  free(key: string): void;
  of(key: string): number;
  all(): number;
}

/** How many things each key holds at this moment. A key that holds nothing takes no memory. */
export function createHeldCount(): HeldCount {
  const held = new Map<string, number>();
  let all = 0;
  return {
    take(key) {
      held.set(key, (held.get(key) ?? 0) + 1);
      all += 1;
    },
    free(key) {
      const left = (held.get(key) ?? 0) - 1;
      if (left > 0) held.set(key, left);
      else held.delete(key);
      all -= 1;
    },
    of: (key) => held.get(key) ?? 0,
    all: () => all,
  };
}
