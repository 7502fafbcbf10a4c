import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { exactFigures, killRuns, runFigures, testersEach } from '../harness/loads/kill-runs.ts';
import { openWorld, type World } from '../harness/world.ts';

const kills = 20;
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('twenty workers killed in their runs lose, double and hide no offer', async () => {
  await killRuns(world, kills);
  const [got, exact] = [await runFigures(world), exactFigures(kills)];
  const off = Object.entries(exact).filter(([name, value]) => got[name as keyof typeof got] !== value);
  keepProof('distribution-killed', { kills, testersEach }, [
    { what: 'offers', got: got.offers, goal: exact.offers },
    { what: 'runs that died', got: got.died, goal: kills },
    {
      what: `figures that are off: ${off.map(([name]) => name).join(', ') || 'none'}`,
      got: off.length,
      goal: 0,
      atMost: true,
    },
  ]);
});
