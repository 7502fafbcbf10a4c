import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../../../../prove/keep-figures.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { liveTwoYears } from './two-years.testing.ts';

let world: World;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

it('minute by minute around five o’clock, and every few minutes through the nights on which clocks change, two clocks open each letter once and when it is due', async () => {
  const { years, sundays, firstSundays, looks, openedAfterStop, ...wrong } = await liveTwoYears(world, {
    near: 1,
    night: 3,
    far: 360,
  });
  keepProof('newsletter-years', { years, sundays, firstSundays, looks, openedAfterStop }, [
    { what: 'letters that were due and have no row', got: wrong.missing, goal: 0, atMost: true },
    { what: 'rows too many', got: wrong.tooMany, goal: 0, atMost: true },
    { what: 'letters opened at another moment', got: wrong.openedElsewhen, goal: 0, atMost: true },
  ]);
});
