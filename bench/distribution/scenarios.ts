import type { Size } from './world.ts';

/** Projects a day before the same testers: not enough help, just enough, plenty. */
export const supplies = { scarce: 90, balanced: 40, abundant: 14 } as const;

export type Supply = keyof typeof supplies;

/** Never used for choosing a constant; those were chosen on seeds 1 to 20. */
export const heldOutSeeds = [21, 22, 23, 24, 25, 26, 27, 28] as const;

/** Where help is scarce the bound takes minutes a world, so there it is solved in two of them. */
export const boundSeeds: Record<Supply, readonly number[]> = {
  scarce: heldOutSeeds.slice(0, 2),
  balanced: heldOutSeeds,
  abundant: heldOutSeeds,
};

/** A world that takes seconds. With some 130 projects to measure, one swings by several points; many together say something. */
export function smallSize(seed: number): Size {
  return { seed, days: 18, testers: 1200, newTestersPerDay: 8, projectsPerDay: 32 };
}

export function fullSize(supply: Supply, seed: number): Size {
  return { seed, days: 28, testers: 1500, newTestersPerDay: 10, projectsPerDay: supplies[supply] };
}
