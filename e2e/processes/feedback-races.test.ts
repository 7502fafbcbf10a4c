import { afterAll, beforeAll, expect, it } from 'vitest';
import { raceFeedback } from './harness/loads/race-feedback.ts';
import { openWorld, type World } from './harness/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('fifty at once on two processes leave one feedback each, and figures that add up', async () => {
  const { broken, wrongAnswers, drift, averageOff } = await raceFeedback(world, 2);
  expect({ broken, wrongAnswers, drift }).toEqual({ broken: 0, wrongAnswers: 0, drift: 0 });
  expect(averageOff).toBeCloseTo(0, 9);
});
