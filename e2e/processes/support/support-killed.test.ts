import { afterAll, beforeAll, expect, it } from 'vitest';
import { killGivers } from './kill-givers.ts';
import { openSupportWorld, type SupportWorld } from './support-world.ts';

/** One of a worker, one of the API. */
const kills = 2;
let support: SupportWorld;
beforeAll(async () => {
  support = await openSupportWorld();
});
afterAll(() => support.close());

it('while workers and the API are killed, the ledger becomes what the provider booked, and each charge brings one mail', async () => {
  const { charges, inDoubt, ...figures } = await killGivers(support, kills, 7);
  expect(figures).toEqual({ wrong: [], stuck: 0, twice: 0, unmailed: 0 });
  expect(charges).toBeGreaterThanOrEqual(kills * 2);
  expect(inDoubt).toBeLessThanOrEqual(kills);
});
