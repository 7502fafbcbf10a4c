import type { Ledger } from '@firstlight/contract/trials/dashboard/dashboard.ts';

/** Of one's projects that others see, the one with the most testers short of Validated; one without any is not close. */
export function closestToValidated(ledgers: readonly Ledger[]): Ledger | undefined {
  return ledgers
    .filter(({ isHidden, isSuspended, validated, feedback }) => {
      return !isHidden && !isSuspended && !validated && feedback > 0;
    })
    .toSorted((one, other) => other.feedback - one.feedback)
    .at(0);
}
