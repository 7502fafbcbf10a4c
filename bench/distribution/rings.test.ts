import { expect, it } from 'vitest';
import { oursByFeed } from './ours/ours.ts';
import { makeRings } from './rings.ts';
import { type Outcome, simulate } from './simulate.ts';
import { makeWorld } from './world.ts';

/** The same small worlds twice, with and without a dozen rings of five accounts in them. */
const size = { seed: 7, days: 10, testers: 600, newTestersPerDay: 5 };
const gainMax = 0.05;
const supplies = { 'help enough': 15, 'too little help': 40 };

const shown = ({ state }: Outcome, projects: readonly number[]) =>
  projects.reduce((sum, project) => sum + (state.projects[project]?.shown ?? 0), 0);

it.each(Object.entries(supplies))(
  'with %s, a ring of five is not shown a twentieth more than without its friends',
  (_, projectsPerDay) => {
    const world = makeWorld({ ...size, projectsPerDay });
    const { projects, gifts } = makeRings(world, 12);
    const alone = shown(simulate(world, oursByFeed), projects);
    const asRing = shown(simulate(world, oursByFeed, { gifts }), projects);
    expect(alone).toBeGreaterThan(200);
    expect(asRing / alone - 1).toBeLessThan(gainMax);
  },
);
