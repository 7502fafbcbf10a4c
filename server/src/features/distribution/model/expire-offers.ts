import { claimRules, offerRules } from '@firstlight/contract/distribution-rules.ts';

export type ClaimAge = 'fresh' | 'stale' | 'lapsed';

/** An offer that nobody has seen by then frees its place, and the project looks for somebody else. */
export function isExpired(offeredAt: number, now: number): boolean {
  return now - offeredAt >= offerRules.expiresAfterHours;
}

/** A test that was begun and never sent in must not hold its seat for long. */
export function claimAge(begunAt: number, now: number): ClaimAge {
  const hours = now - begunAt;
  if (hours >= claimRules.lapsedAfterHours) return 'lapsed';
  return hours >= claimRules.freshHours ? 'stale' : 'fresh';
}
