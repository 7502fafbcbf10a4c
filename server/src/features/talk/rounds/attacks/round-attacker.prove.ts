import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepProof } from '../../../../../../prove/keep-figures.ts';
import { luckOfTwice } from '../../../../testing/attacks/attack.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { roundPeople } from '../rounds.testing.ts';
import { attackRounds, roundEnds, watchRounds } from './watch-rounds.testing.ts';
import { attackSteps, countedWithinDay, watchSteps } from './watch-steps.testing.ts';

const each = 50;
const steps = 200;
const atMost = true as const;

let world: World;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
});
afterAll(() => world.close());

it('a maker in the group, who knows who gave something in a round and when everybody spoke, guesses in no way twice as well as chance who wrote which', async () => {
  const app = await world.app(unlimited);
  const people = roundPeople(world, () => app);
  const figures = [];
  let notes = 0;
  for (const end of roundEnds) {
    const watched = await watchRounds(world, people, { told: 0, few: 0, cancelled: 0, [end]: each });
    const ways = attackRounds(watched);
    // So that luck alone fails this less than once in ten thousand runs.
    expect(ways.length * luckOfTwice(each)).toBeLessThan(1e-4);
    notes += watched.notes.length;
    const best = Math.max(...ways.map(({ right }) => right));
    figures.push({
      what: `the best of all ways to guess, times chance: ${end}`,
      got: best / each,
      goal: 2,
      atMost,
    });
  }
  const watched = await watchSteps(world, people, steps);
  const bestOf = (all: { times: number }[]) => Math.max(...all.map(({ times }) => times));
  keepProof('round-attacker', { roundsOfEachEnd: each, roundsWatchedForSteps: steps, notes }, [
    { what: 'notes to guess', got: notes, goal: 700 },
    ...figures,
    {
      what: 'the best way by what a step tells, times chance',
      got: bestOf(attackSteps(watched)),
      goal: 2,
      atMost,
    },
    {
      what: 'the best way by what a step tells, times chance, if notes counted within a day',
      got: bestOf(attackSteps(countedWithinDay(watched))),
      goal: 3,
    },
  ]);
});
