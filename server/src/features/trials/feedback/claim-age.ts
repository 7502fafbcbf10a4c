import { claimRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';

export type ClaimAge = 'fresh' | 'stale' | 'lapsed';

const hour = 60 * 60 * 1000;

/** A begun test counts as fresh if it began after the one moment, and no longer at all if it did not begin after the other. */
export function claimBounds(now: Date): { freshAfter: Date; aliveAfter: Date } {
  const before = (hours: number) => new Date(now.getTime() - hours * hour);
  return { freshAfter: before(claimRules.freshHours), aliveAfter: before(claimRules.lapsedAfterHours) };
}

/** A test that was begun and never sent in must not hold its seat for long. */
export function claimAge(begunAt: Date, now: Date): ClaimAge {
  const { freshAfter, aliveAfter } = claimBounds(now);
  if (begunAt <= aliveAfter) return 'lapsed';
  return begunAt > freshAfter ? 'fresh' : 'stale';
}
