import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../harness/world.ts';
import { openCourt } from './court.ts';
import { races, runRaces } from './run-races.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

// A thousand rounds of each are moderation-races.prove.ts.
it('one round of each race between moderators, authors, reporters and timers leaves everything in one piece', async () => {
  const court = await openCourt(world);
  const found = await runRaces(court, 1);
  await court.close();
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(races.map(({ name }) => [name, []])));
});
