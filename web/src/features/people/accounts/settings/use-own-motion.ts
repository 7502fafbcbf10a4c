import type { Motion } from '@firstlight/contract/people/accounts/account-limits.ts';
import { useEffect } from 'react';
import { applyMotion } from '../../../../lib/apply-motion.ts';

/** How much may move is a need of the person, and goes where they sign in. */
export function useOwnMotion(own: Motion): void {
  useEffect(() => applyMotion(own), [own]);
}
