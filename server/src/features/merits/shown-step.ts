import { profileRules } from '@firstlight/contract/rules.ts';

/** The step a tester's count has reached: all that is kept of it, and all that is shown. */
export function shownStep(count: number): number {
  return profileRules.counterSteps.findLast((step) => count >= step) ?? 0;
}
