import type { SanctionStep } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Standing } from '../../../people/accounts/require-standing.ts';
import type { InForce } from '../sanctions.queries.ts';

/** How somebody stands, from the steps in force and from nothing else. */
export function standingFrom(inForce: readonly SanctionStep[]): Standing['standing'] {
  if (inForce.includes('suspension') || inForce.includes('restriction')) return 'suspended';
  return inForce.includes('limit') ? 'limited' : 'good';
}

/**
 * Whether others see it. What holds somebody back for hidden content, and ends, is theirs alone: a note that goes and a page that
 * goes within days of it point at each other. An account that is closed for good goes all the same.
 */
export function isSeenByOthers({ step, isHidden }: InForce): boolean {
  return !isHidden || step === 'suspension';
}
