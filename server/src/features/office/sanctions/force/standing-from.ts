import type { SanctionStep } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Standing } from '../../../people/accounts/require-standing.ts';

/** How somebody stands, from the sanctions in force and from nothing else. */
export function standingFrom(inForce: readonly SanctionStep[]): Standing['standing'] {
  if (inForce.includes('suspension') || inForce.includes('restriction')) return 'suspended';
  return inForce.includes('limit') ? 'limited' : 'good';
}
