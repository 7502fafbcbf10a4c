import {
  feedOrderRules,
  smallPoolRules,
} from '@firstlight/contract/trials/distribution/distribution-rules.ts';

/** Few people, or nothing left: fresh eyes are wanted outside one's interests, too, and the card says so. */
export function looksOutside(found: number, testers: number): boolean {
  if (found === feedOrderRules.shown) return false;
  return found === 0 || testers < smallPoolRules.testers;
}
