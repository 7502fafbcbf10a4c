import { clamp, exponential, fixedChance } from './chance.ts';
import type { Project, Tester, World } from './world.ts';

export type Reaction =
  | { kind: 'full'; afterHours: number }
  | { kind: 'quick' }
  /** “Test It” pressed, nothing ever sent. */
  | { kind: 'abandoned' }
  | { kind: 'ignored' };

/** A begun test that is never sent in, for each one that is. */
const abandonedPerFull = 0.5;

export function trueFit({ taste }: Tester, { categoryList }: Project): number {
  let most = 0;
  let sum = 0;
  for (const category of categoryList) {
    const one = taste[category] ?? 0;
    most = Math.max(most, one);
    sum += one;
  }
  return 0.6 * most + (0.4 * sum) / categoryList.length;
}

export function fullChance(fitFactor: number, temper: number, appeal: number): number {
  return Math.min(0.85, 0.4 * fitFactor * temper * appeal);
}

export function fitFactor(fit: number): number {
  return fit ** 1.2;
}

export function skipChance(fit: number, temper: number): number {
  return Math.min(0.8, 0.3 * temper * (0.3 + 0.7 * fit));
}

export function beginsTest(full: number): number {
  return Math.min(0.97, full * (1 + abandonedPerFull));
}

export function leaveChance(fit: number): number {
  return 0.02 + 0.18 * (1 - fit);
}

/** The share of full feedbacks that are in before so many hours: most come at once, some after a night's sleep. */
export function arrivedWithin(hours: number): number {
  return 0.7 * (1 - Math.exp(-hours / 0.4)) + 0.3 * (1 - Math.exp(-hours / 10));
}

/** What this tester makes of this project, whoever shows it and when. */
export function reactionOf({ seed, testers, projects }: World, t: number, p: number): Reaction {
  const tester = testers[t];
  const project = projects[p];
  if (!tester || !project) return { kind: 'ignored' };
  const fit = trueFit(tester, project);
  const full = fullChance(fitFactor(fit), tester.fullTemper, project.appeal);
  const mood = fixedChance(seed, t, p, 1);
  if (mood < full) {
    const mean = fixedChance(seed, t, p, 3) < 0.7 ? 0.4 : 10;
    return { kind: 'full', afterHours: exponential(fixedChance(seed, t, p, 4), mean) };
  }
  if (mood < beginsTest(full)) return { kind: 'abandoned' };
  const quick = fixedChance(seed, t, p, 2) < skipChance(fit, tester.skipTemper);
  return { kind: quick ? 'quick' : 'ignored' };
}

/** What a message leads to: mostly nothing, and less each time within a week. */
export function visitByMessage(world: World, t: number, messages: number, recent: number) {
  const eager = Math.min(1.6, 0.5 + Math.sqrt(4 * (world.testers[t]?.visitsPerDay ?? 0)));
  const chance = clamp(0.1 * 0.6 ** recent * eager, 0, 0.6);
  if (fixedChance(world.seed, t, messages, 201) >= chance) return undefined;
  return {
    afterHours: 0.1 + exponential(fixedChance(world.seed, t, messages, 202), 5),
    views: 2 + Math.floor(5 * fixedChance(world.seed, t, messages, 203)),
  };
}
