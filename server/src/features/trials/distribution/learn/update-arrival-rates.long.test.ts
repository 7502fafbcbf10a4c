import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../../core/transaction.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { updateArrivalRates } from './update-arrival-rates.ts';

let world: World;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

it('a category for which nothing came in a year keeps no distribution from running', async () => {
  const { pool } = world.database;
  await pool.query('update category_rates set feedback = 7, hours = 90');
  await pool.query('update distribution_totals set feedback = 7, hours = 90, rated_at = $1', [
    world.clock.now,
  ]);
  for (let day = 0; day < 365; day += 1) {
    world.clock.now = new Date(world.clock.now.getTime() + 86_400_000);
    await inTransaction(world.jobCtx, updateArrivalRates);
  }
  const { rows } = await pool.query('select distinct feedback, hours from category_rates');
  expect(rows).toEqual([{ feedback: 0, hours: 0 }]);
});
