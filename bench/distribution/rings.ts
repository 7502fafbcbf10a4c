import { countNotes } from '../../server/src/features/trials/distribution/model/count-notes.ts';
import { chanceFrom } from './chance.ts';
import type { Gift } from './simulate.ts';
import type { World } from './world.ts';

const members = 5;

/**
 * Friends who post, and at once give each other the best that accounts can give: a full feedback each, on every project
 * of theirs, within the hour. All of it counts, and none of it lifts their projects.
 */
export function makeRings(world: World, rings: number): { projects: number[]; gifts: Gift[] } {
  const chance = chanceFrom(world.seed * 31 + 5);
  const projects = new Set<number>();
  while (projects.size < rings * members) projects.add(Math.floor(chance() * world.projects.length));
  const friends = Array.from({ length: members - 1 }, () => ({ kind: 'full', isPrompted: false }) as const);
  const { full, quick } = countNotes(friends);
  const gifts = [...projects].map((project) => ({
    project,
    at: (world.projects[project]?.postedAt ?? 0) + chance(),
    full,
    quick,
  }));
  return { projects: [...projects], gifts };
}
