import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepProof } from '../../../../../../prove/keep-figures.ts';
import { luckOfTwice } from '../../../../testing/attacks/attack.ts';
import type { HiddenNote } from '../../../../testing/attacks/hidden-notes.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { attackNotes, kinds, watchNotes } from './attacker.testing.ts';

const testers = 100;
const projects = 56;

let world: World;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

it('makers who see all they can guess the authors of hidden notes in no way twice as well as chance', async () => {
  const watched = await watchNotes(world, { testers, projects });
  const ways = kinds.flatMap((kind) =>
    attackNotes(
      watched,
      watched.notes.filter((note) => note.kind === kind),
    ),
  );
  // So that luck alone fails this less than once in a million runs.
  expect(ways.length * luckOfTwice(projects)).toBeLessThan(1e-6);
  const [best] = ways.toSorted((one, other) => other.right - one.right);
  keepProof('attacker', { testers, projects, notes: watched.notes.length, ways: ways.length }, [
    { what: 'notes', got: watched.notes.length, goal: 500 },
    // Of each group one is guessed by chance.
    {
      what: 'the best way to guess, times chance',
      got: (best?.right ?? Number.NaN) / projects,
      goal: 2,
      atMost: true,
    },
    // About six standard deviations.
    ...['feedback tester', 'feedback place', 'csv place'].map((clue) => ({
      what: `${clue} beside the order of arrival, share off half`,
      got: Math.abs(agreementWithArrival(watched.notes, clue) - 0.5),
      goal: 0.15,
      atMost: true as const,
    })),
  ]);
});

/** How often the earlier of two notes of one project and day has the smaller number. */
function agreementWithArrival(notes: readonly HiddenNote[], clue: string): number {
  const day = 'feedback day';
  const full = notes.filter(({ kind }) => kind === 'full');
  const agreeing = full.flatMap((one, index) =>
    full
      .slice(index + 1)
      .filter(({ group, clues }) => group === one.group && clues[day] === one.clues[day])
      .map((later) => Number(one.clues[clue]) < Number(later.clues[clue])),
  );
  return agreeing.filter(Boolean).length / agreeing.length;
}
