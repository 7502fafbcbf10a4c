import { afterAll, beforeAll, expect, it } from 'vitest';
import { testWorld, type World } from '../../../../testing/world.ts';
import { lookAtClock } from './look-at-clock.ts';
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

it('looking at the clock again uses up no number of a letter', async () => {
  const numbers = async () => {
    const { rows } = await world.database.pool.query<{ number: number }>(
      'select number from newsletter_issues order by due_at desc, number desc limit 2',
    );
    return rows.map(({ number }) => number);
  };
  const look = (at: number) => lookAtClock({ ...world.jobCtx, now: () => new Date(at) });
  const sunday = Date.UTC(2028, 10, 19, 16);
  for (let minute = 0; minute < 10; minute += 1) await look(sunday + minute * 60_000);
  await look(sunday + 7 * 24 * 60 * 60_000);
  const [second = 0, first] = await numbers();
  expect(first).toBe(second - 1);
});
