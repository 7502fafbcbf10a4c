import type { Counter } from '@firstlight/contract/reputation/profiles/profiles.ts';
import { profileRules } from '@firstlight/contract/rules.ts';

/**
 * How a tester's counter is shown: by the step it has reached, because an exact one that moves from 7 to 8 after a
 * project got its feedback would name its tester. Below the first step nobody can tell somebody who has just begun from
 * somebody who has not.
 */
export function steppedCounter(step: number): Counter {
  if (step === 0) return { shownAs: 'few', count: profileRules.counterSteps[0] };
  return { shownAs: 'atLeast', count: step };
}

/** What a maker did stands on their projects for everybody to count. */
export function exactCounter(count: number): Counter {
  return { shownAs: 'exact', count };
}
