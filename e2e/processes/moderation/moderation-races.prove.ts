import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { openWorld, type World } from '../harness/world.ts';
import { openCourt } from './court.ts';
import { runRaces } from './run-races.ts';

/** `RACE_ROUNDS` for less: each round is fifty requests at once and what they need beforehand. */
const rounds = Number(process.env['RACE_ROUNDS'] ?? 1_000);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('eight races between moderators, authors, reporters and timers break nothing', async () => {
  const court = await openCourt(world);
  const found = await runRaces(court, rounds);
  await court.close();
  const seen = [...found.values()].flat();
  expect.soft(new Set(seen)).toEqual(new Set());
  keepProof('moderation-races', { rounds, atOnce: 50, processes: 2, requests: court.asked }, [
    ...[...found].map(([name, { length }]) => ({
      what: `violations: ${name}`,
      got: length,
      goal: 0,
      atMost: true as const,
    })),
  ]);
});
