import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { friendsAttack } from '../../../../testing/attacks/friends-attack.ts';
import type { HiddenNote } from '../../../../testing/attacks/hidden-notes.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { attackNotes, kinds, type Watched, watchNotes } from './attacker.testing.ts';

let world: World;
let watched: Watched;
beforeAll(async () => {
  world = await testWorld();
  watched = await watchNotes(world, { testers: 20, projects: 3 });
});
afterAll(() => world.close());

// That the same makers guess no better than chance is proven in attacker.prove.ts: it takes hundreds of notes.
describe('makers who see all they can, note when it came, know whom to suspect, and have a program', () => {
  it('know much of each note', () => {
    const known = new Set(watched.notes.flatMap(({ clues }) => Object.keys(clues)));
    const some = ['feedback tester', 'skips place', 'csv place', 'wait for mail', 'tested again at'];
    expect([...known]).toEqual(expect.arrayContaining(some));
  });

  it.each(['age', 'id'])('would always be right if a clue followed %s: the attack finds a leak', (trait) => {
    for (const kind of kinds) {
      const leaking = watched.notes
        .filter((note) => note.kind === kind)
        .map((note) => ({ ...note, clues: { leak: traitOf(note, trait) } }));
      expect(Math.max(...attackNotes(watched, leaking).map(({ right }) => right))).toBe(leaking.length);
    }
  });
});

/** With the accomplices' two, the first has its minimum and the second still looks for it. */
const projectsOfFriends = [
  { full: 2, quick: 1, others: 2 },
  { full: 1, quick: 0, others: 2 },
];

describe('makers who answer those they suspect, one after the other', () => {
  it.each(projectsOfFriends)('see nothing move that tells who wrote: %o', async (people) => {
    const small = await testWorld();
    small.engines.newId = randomUUID;
    const seen = await friendsAttack(small, await small.app(unlimited), people);
    await small.close();
    expect(seen).toHaveLength(people.full + people.quick + people.others);
    expect(seen.filter(({ changed }) => changed.length > 0)).toEqual([]);
  });
});

function traitOf({ group, author }: HiddenNote, trait: string): string | number | undefined {
  return watched.suspectsOf.get(group)?.find(({ id }) => id === author.id)?.traits[trait];
}
