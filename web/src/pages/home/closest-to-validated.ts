import type { Ledger } from '@firstlight/contract/trials/dashboard/dashboard.ts';

/** Of one's projects that others see, the one with the most testers short of Validated; one without any is not close. */
export function closestToValidated(ledgers: readonly Ledger[]): Ledger | undefined {
  return ledgers
    .filter(({ isHidden, isSuspended, validated, feedbackCount }) => {
      return !isHidden && !isSuspended && !validated && feedbackCount > 0;
    })
    .toSorted((one, other) => other.feedbackCount - one.feedbackCount)
    .at(0);
}
