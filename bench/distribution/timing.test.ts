import { expect, it, test } from 'vitest';
import { claimRules } from '../../contract/src/trials/distribution/distribution-rules.ts';
import { simulate } from './simulate.ts';
import type { State } from './state.ts';
import { asItShips } from './timing.ts';
import { makeWorld } from './world.ts';

test('a response is shown from the next boundary on', () => {
  expect(asItShips.shownFrom(10.1)).toBeCloseTo(10 + 10 / 60);
  expect(asItShips.shownFrom(10.25)).toBeCloseTo(10 + 20 / 60);
  expect(asItShips.countedFrom(10.1)).toBeCloseTo(10 + 10 / 60);
});

test('nothing that a policy can see changes between two boundaries', () => {
  const world = makeWorld({ seed: 3, days: 4, testers: 200, newTestersPerDay: 2, projectsPerDay: 6 });
  const told: number[] = [];
  const policy = {
    name: 'watches',
    begin: (state: State) => ({
      rank: () => [...world.projects.keys()].slice(0, state.posted),
      changed: () => void told.push(state.now),
      lapsed: () => void told.push(state.now),
    }),
  };
  simulate(world, policy);
  expect(told.length).toBeGreaterThan(50);
  expect(told.filter((at) => Math.abs(at * 12 - Math.round(at * 12)) > 1e-6)).toEqual([]);
});

it('a begun test counts until its answer shows, and lapses after a day', () => {
  const world = makeWorld({ seed: 3, days: 6, testers: 200, newTestersPerDay: 2, projectsPerDay: 6 });
  let lapsed = 0;
  let oldest = 0;
  const policy = {
    name: 'counts claims',
    begin: (state: State) => ({
      rank: () => [...world.projects.keys()].slice(0, state.posted),
      lapsed() {
        lapsed += 1;
      },
      everyQuarter() {
        for (const { claims } of state.projects)
          for (const { from } of claims) oldest = Math.max(oldest, state.now - from);
      },
    }),
  };
  const { state } = simulate(world, policy);
  expect(lapsed).toBeGreaterThan(5);
  expect(oldest).toBe(claimRules.lapsedAfterHours);
  expect(state.projects.some(({ full }) => full > 0)).toBe(true);
});
