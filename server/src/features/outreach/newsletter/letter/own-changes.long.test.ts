import { afterAll, beforeAll, expect, it } from 'vitest';
import { testWorld, type World } from '../../../../testing/world.ts';
import { sendToTesters } from './own-changes.testing.ts';

let world: World;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

it('each tester’s letter opens with what their own feedback changed, nobody else’s does, and nothing of it stays behind', async () => {
  const { credited, ...figures } = await sendToTesters(world, 60);
  expect(figures).toEqual({ testers: 60, letters: 120, foreign: 0, lacking: 0, traces: 0, differing: 0 });
  expect(credited).toBeGreaterThan(10);
});
