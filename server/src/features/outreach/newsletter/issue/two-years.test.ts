import { afterAll, beforeAll, expect, it } from 'vitest';
import { testWorld, type World } from '../../../../testing/world.ts';
import { liveTwoYears } from './two-years.testing.ts';

let world: World;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

it('in two years each Sunday has one letter, and each first Sunday a monthly one, at five o’clock in Paris or when the clock woke', async () => {
  const { looks, ...figures } = await liveTwoYears(world, { near: 20, night: 240, far: 7 * 24 * 60 });
  expect(figures).toEqual({
    years: 2,
    sundays: 104,
    firstSundays: 24,
    missing: 0,
    tooMany: 0,
    openedElsewhen: 0,
    openedAfterStop: 16,
  });
  expect(looks).toBeGreaterThan(1_000);
});
