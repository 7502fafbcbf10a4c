import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../prove/keep-figures.ts';
import { openWorld, type World } from '../processes/harness/world.ts';
import { runFuzz } from './run-fuzz.ts';

const requests = 100_000;
const complaints = ['5xx', 'undocumented', 'wrong shape', 'accepted', 'slow', 'hung up'] as const;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('a hundred thousand requests, most of them hostile, find no fault in any operation', async () => {
  const seed = Date.now() % 1_000_000;
  const { tally, seconds, turnedAway } = await runFuzz(world, { requests, seed, lanes: 8 });
  process.stdout.write(`${tally.print()}\nnever succeeded: ${tally.unproven().join(', ') || 'none'}\n`);
  keepProof('fuzz', { requests, seed, turnedAway, seconds: Math.round(seconds) }, [
    ...complaints.map((what) => ({ what, got: tally.count(what), goal: 0, atMost: true as const })),
    { what: 'operations that never succeeded', got: tally.unproven().length, goal: 0, atMost: true },
  ]);
});
