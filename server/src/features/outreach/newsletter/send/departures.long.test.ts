import { afterEach, beforeEach, expect, it } from 'vitest';
import { testWorld, type World } from '../../../../testing/world.ts';
import { leaveWhileSending, lookAtLinks } from './departures.testing.ts';

let world: World;
beforeEach(async () => {
  world = await testWorld();
});
afterEach(() => world.close());

it('who leaves while a letter is being sent gets it only if it was among the hundred under way, and everybody else gets one', async () => {
  const { spared, ...figures } = await leaveWhileSending(world, { readers: 800, leaving: 120 });
  expect(figures).toMatchObject({ readers: 800, left: 120, tooLate: 0, wrong: 0 });
  expect(spared).toBeGreaterThan(0);
});

it('no link of a letter leaves by being looked at', async () => {
  const { links, isStillReader } = await lookAtLinks(world, 3);
  expect(links).toBeGreaterThan(5);
  expect(isStillReader).toBe(true);
});
