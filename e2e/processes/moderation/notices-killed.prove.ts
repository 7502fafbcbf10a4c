import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { openWorld, type World } from '../harness/world.ts';
import { openCourt } from './court.ts';
import { killNotices } from './kill-notices.ts';

/** `KILLS` for less: each takes a worker of its own. */
const kills = Number(process.env['KILLS'] ?? 200);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('workers killed between decision and notice leave one statement, one mail and one strike for each sanction', async () => {
  const court = await openCourt(world, { workers: 0 });
  await world.hurryRetries();
  const found = await killNotices(world, court, kills);
  await court.close();
  expect.soft(found.wrong).toEqual([]);
  keepProof('notices-killed', { ...found.kills, uncertain: found.uncertain }, [
    { what: 'workers killed', got: kills, goal: kills },
    { what: 'sanctions not told of exactly once', got: found.wrong.length, goal: 0, atMost: true },
  ]);
});
