import { beforeAll, describe, expect, it } from 'vitest';
import { type Measured, measure } from './measure.ts';
import { oursByFeed, oursWithInvitations } from './ours.ts';
import { simulate } from './simulate.ts';
import { baselines, ours } from './task.ts';
import { makeWorld, type World } from './world.ts';

const size = { seed: 5, days: 18, testers: 1200, newTestersPerDay: 8, projectsPerDay: 32 };

describe('in a small fixed world', () => {
  let world: World;
  const results = new Map<string, Measured>();
  beforeAll(() => {
    world = makeWorld(size);
    for (const policy of [...baselines, ...ours]) results.set(policy.name, measure(simulate(world, policy)));
  });

  const onTime = (name: string) => results.get(name)?.onTime ?? 0;

  it.each(baselines.map(({ name }) => name))(
    'both of ours bring more projects in on time than %s',
    (name) => {
      expect(onTime(oursByFeed.name)).toBeGreaterThan(onTime(name));
      expect(onTime(oursWithInvitations.name)).toBeGreaterThan(onTime(name));
    },
  );

  it('ours stay above what they once reached', () => {
    expect(onTime(oursByFeed.name)).toBeGreaterThan(0.68);
    expect(onTime(oursWithInvitations.name)).toBeGreaterThan(0.72);
  });

  it('nobody is left without an answer', () => {
    for (const { name } of ours) expect(results.get(name)?.unanswered).toBe(0);
  });

  it('the same seed gives the same figures again', () => {
    const again = measure(simulate(makeWorld(size), oursWithInvitations));
    expect(again).toEqual(results.get(oursWithInvitations.name));
  });
});
