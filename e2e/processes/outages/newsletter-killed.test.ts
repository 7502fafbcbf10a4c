import { afterAll, beforeAll, expect, it } from 'vitest';
import { killSenders } from '../harness/loads/letter-kills.ts';
import { openWorld, type World } from '../harness/world.ts';

const kills = 2;
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('a worker killed while it hands letters over sends none twice and leaves none without a state', async () => {
  const { inDoubt, inDoubtMost, ...figures } = await killSenders(world, kills);
  expect(figures).toEqual({ readers: kills * 30, twice: 0, withoutState: 0, sentToNobody: 0 });
  expect(inDoubt).toBeGreaterThanOrEqual(kills);
  expect(inDoubt).toBeLessThanOrEqual(inDoubtMost);
});
