import { createHash } from 'node:crypto';

export interface RecentKeys {
  has(key: string): boolean;
  add(key: string): void;
  delete(key: string): void;
}

/** The keys that were last added, up to so many, kept as fingerprints: what is in memory opens nothing. */
export function createRecentKeys(most: number): RecentKeys {
  const kept = new Set<string>();
  return {
    has: (key) => kept.has(fingerprint(key)),
    add(key) {
      const own = fingerprint(key);
      kept.delete(own);
      kept.add(own);
      for (const oldest of kept) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
    },
    delete: (key) => void kept.delete(fingerprint(key)),
  };
}

function fingerprint(key: string): string {
  return createHash('sha256').update(key).digest('base64');
}
