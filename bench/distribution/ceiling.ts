import { minimumFeedbackRules } from '../../contract/src/rules.ts';
import type { Showing } from './best-knowledge.ts';

const fullSteps = minimumFeedbackRules.full + 1;
const totalSteps = minimumFeedbackRules.total + 1;

/**
 * Per project, the chance that it reaches its minimum if every tester who came in time had been shown it: more than
 * that no order can give. Exact, tester after tester, over how many full feedbacks and notes there are.
 */
export function ceilings(showings: readonly Showing[], projects: number): Float64Array {
  const chances = Array.from({ length: projects }, (): Float64Array => {
    const none = new Float64Array(fullSteps * totalSteps);
    none[0] = 1;
    return none;
  });
  for (const { project, full, quick } of firstShowings(showings)) {
    const before = chances[project];
    if (before) chances[project] = oneMore(before, full, quick);
  }
  return Float64Array.from(chances, (chance) => chance.at(-1) ?? 0);
}

/** A tester sees a project once; earlier is better, since a feedback takes its time. */
function firstShowings(showings: readonly Showing[]): Showing[] {
  const seen = new Set<number>();
  return showings.filter(({ tester, project }) => {
    const pair = tester * 2 ** 20 + project;
    if (seen.has(pair)) return false;
    seen.add(pair);
    return true;
  });
}

function oneMore(before: Float64Array, full: number, quick: number): Float64Array {
  const after = new Float64Array(before.length);
  for (let f = 0; f < fullSteps; f += 1) {
    for (let total = 0; total < totalSteps; total += 1) {
      const chance = before[f * totalSteps + total] ?? 0;
      if (chance === 0) continue;
      const more = Math.min(total + 1, totalSteps - 1);
      add(after, f * totalSteps + total, chance * (1 - full - quick));
      add(after, f * totalSteps + more, chance * quick);
      add(after, Math.min(f + 1, fullSteps - 1) * totalSteps + more, chance * full);
    }
  }
  return after;
}

function add(chances: Float64Array, index: number, chance: number): void {
  chances[index] = (chances[index] ?? 0) + chance;
}
