import { valueRules } from '../../contract/src/trials/distribution/distribution-rules.ts';
import { fitCell, fitCells } from '../../server/src/features/trials/distribution/model/fit-cell.ts';
import {
  arrivedWithin,
  beginsTest,
  fitFactor,
  fullChance,
  leaveChance,
  skipChance,
  trueFit,
} from './behaviour.ts';
import { chanceFrom } from './chance.ts';
import type { World } from './world.ts';

/** One chance to show a project in time, with what a platform could at best know about its outcome. */
export interface Showing {
  visit: number;
  tester: number;
  project: number;
  /** In before the deadline. */
  full: number;
  quick: number;
  /** Views it takes. */
  cost: number;
  /** The chance that the visit ends after it. */
  leaves: number;
}

/** Every showing that shares an interest and could still be in time, whoever might have been shown what. */
export function showings(world: World): Showing[] {
  const tastes = meanTastes(world);
  const found: Showing[] = [];
  let oldest = 0;
  for (const [visit, { at, tester }] of world.visits.entries()) {
    while (at - (world.projects[oldest]?.postedAt ?? at) >= valueRules.deadlineHours) oldest += 1;
    for (let project = oldest; (world.projects[project]?.postedAt ?? Infinity) <= at; project += 1) {
      const one = showing(world, tastes, at, tester, project);
      if (one) found.push({ ...one, visit, tester, project });
    }
  }
  return found;
}

function showing(world: World, tastes: readonly Taste[], at: number, t: number, p: number) {
  const tester = world.testers[t];
  const project = world.projects[p];
  if (!tester || !project || project.owner === t) return undefined;
  if (project.postedAt + valueRules.deadlineHours > world.hours) return undefined;
  const cell = fitCell(tester.interests, project.categories);
  const taste = tastes[cell];
  if (cell === 0 || !taste) return undefined;
  const full = fullChance(taste.factor, tester.fullTemper, 1);
  const left = valueRules.deadlineHours - (at - project.postedAt);
  return {
    full: full * arrivedWithin(left),
    quick: (1 - beginsTest(full)) * skipChance(taste.fit, tester.skipTemper),
    cost: 1 + beginsTest(full),
    leaves: leaveChance(taste.fit),
  };
}

/** The most cards a visit can be expected to get through, if everything shown fitted as well as its best. */
export function expectedViews(views: number, leaves: number): number {
  return (1 - (1 - leaves) ** views) / leaves;
}

interface Taste {
  fit: number;
  factor: number;
}

/** Hidden taste, averaged over pairs of the same fit cell. */
function meanTastes({ testers, projects }: World): Taste[] {
  const chance = chanceFrom(5);
  const sums = Array.from({ length: fitCells }, () => ({ pairs: 0, fit: 0, factor: 0 }));
  for (let pair = 0; pair < 100_000; pair += 1) {
    const tester = testers[Math.floor(chance() * testers.length)];
    const project = projects[Math.floor(chance() * projects.length)];
    if (!tester || !project) continue;
    const sum = sums[fitCell(tester.interests, project.categories)];
    if (!sum) continue;
    const fit = trueFit(tester, project);
    sum.pairs += 1;
    sum.fit += fit;
    sum.factor += fitFactor(fit);
  }
  return sums.map(({ pairs, fit, factor }) => ({ fit: fit / pairs, factor: factor / pairs }));
}
