import { countTowardsMinimum } from '../../server/src/features/distribution/count-feedback.ts';
import { chanceFrom } from './chance.ts';
import type { Gift } from './simulate.ts';
import type { World } from './world.ts';

const members = 5;

/**
 * Friends who post, and at once give each other the best that accounts can give: a full feedback each, on every project
 * of theirs, within the hour. The product counts what it lets a ring count, which is a part of it.
 */
export function makeRings(world: World, rings: number): { projects: number[]; gifts: Gift[] } {
  const chance = chanceFrom(world.seed * 31 + 5);
  const projects = new Set<number>();
  while (projects.size < rings * members) projects.add(Math.floor(chance() * world.projects.length));
  const friends = Array.from({ length: members - 1 }, () => ({ kind: 'full', reciprocal: true }) as const);
  const counted = countTowardsMinimum(friends);
  const gifts = [...projects].map((project) => ({
    project,
    at: (world.projects[project]?.postedAt ?? 0) + chance(),
    ...counted,
  }));
  return { projects: [...projects], gifts };
}
