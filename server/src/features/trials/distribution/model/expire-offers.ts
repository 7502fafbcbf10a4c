import { offerRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';

const hour = 60 * 60 * 1000;

/** An offer that nobody has seen by then frees its place, and the project looks for somebody else. */
export function expiryOf(offeredAt: Date): Date {
  return new Date(offeredAt.getTime() + offerRules.expiresAfterHours * hour);
}

/** The statement that closes offers asks the same of all of them at once. */
export function isExpired({ expiresAt }: { expiresAt: Date }, now: Date): boolean {
  return expiresAt <= now;
}
