import { afterAll, beforeAll, expect, it } from 'vitest';
import { exactFigures, killRuns, runFigures } from '../harness/loads/kill-runs.ts';
import { openWorld, type World } from '../harness/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('a run whose worker is killed, at either of its two moments, loses, doubles and hides no offer', async () => {
  await killRuns(world, 2);
  expect(await runFigures(world)).toEqual(exactFigures(2));
});
