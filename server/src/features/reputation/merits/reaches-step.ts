import { profileRules } from '@firstlight/contract/rules.ts';

/**
 * Whether what each maker brought makes a step together. Of one maker only a part of it counts, so that nobody can lift
 * somebody over a step alone and watch whose profile moves.
 */
export function reachesStep(perMaker: readonly number[], step: number): boolean {
  return countTowards(perMaker, step) >= step;
}

/** How much of it counts towards that step. */
export function countTowards(perMaker: readonly number[], step: number): number {
  const ofOneMax = Math.ceil(step / profileRules.makersMin);
  return perMaker.reduce((sum, count) => sum + Math.min(count, ofOneMax), 0);
}
