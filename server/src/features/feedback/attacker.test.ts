import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guessAuthors, luckOfTwice, type Suspect } from '../../testing/attack.ts';
import { friendsAttack } from '../../testing/friends-attack.ts';
import { type HiddenNote, liveThrough, shuffled } from '../../testing/hidden-notes.ts';
import { makePerson, type TestPerson } from '../../testing/makers-and-testers.ts';
import { leavesOf, type WatchingMaker, watchingMaker } from '../../testing/watching-maker.ts';
import { testWorld, unlimited, type World } from '../../testing/world.ts';

const testersInAll = 100;
const projects = 56;
const kinds = ['full', 'quick'] as const;
const each = { full: 6, quick: 3 };

let world: World;
let app: FastifyInstance;
const suspectsOf = new Map<string, Suspect[]>();
const notes: HiddenNote[] = [];

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  const testers: TestPerson[] = [];
  for (let index = 0; index < testersInAll; index++) {
    // The older the account, the smaller the number in its name.
    const name = `tester_${String(index).padStart(3, '0')}`;
    testers.push(await makePerson(world, name, { days: 400 - index }));
  }
  await world.database.pool.query(`update users set language = 'fr' where username ~ '[13579]$'`);

  for (let index = 0; index < projects; index++) {
    const maker = await watchingMaker(world, app, `maker_${index}`);
    const authors = shuffled(testers).slice(0, each.full + each.quick);
    const left = await liveThrough(
      world,
      maker,
      authors,
      shuffled(kinds.flatMap((kind) => Array.from({ length: each[kind] }, () => kind))),
    );
    const suspects = await Promise.all(authors.map(lookUp));
    for (const [group, beside] of Map.groupBy(left, (note) => note.group)) {
      const there = suspects.filter(({ id }) => beside.some(({ author }) => author.id === id));
      suspectsOf.set(
        group,
        there.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      );
    }
    await addWhatIsWritten(maker, left);
    addWhen(maker, left);
    notes.push(...left);
  }
}, 240_000);
afterAll(() => world.close());

const profiles = new Map<string, Map<string, string | number>>();

/** What a maker can find out about a person, and how much of it has changed since anybody last looked. */
async function lookUp({ id, username }: TestPerson): Promise<Suspect> {
  const profile = leavesOf((await app.inject(`/api/profiles/${username}`)).json(), 'profile');
  const before = profiles.get(id);
  const changed = before ? profile.filter(([where, value]) => before.get(where) !== value).length : 0;
  profiles.set(id, new Map(profile));
  const language = Number(username.at(-1)) % 2;
  return { id, traits: { age: username, id, language, 'changes of the profile': changed } };
}

/** Everything that lists and the saved table say of a note, and where in them it stands. */
async function addWhatIsWritten(maker: WatchingMaker, left: readonly HiddenNote[]): Promise<void> {
  for (const list of ['feedback', 'skips']) {
    const { items } = JSON.parse(await maker.read(`/api/projects/:projectId/${list}`));
    for (const [place, item] of (items as { id: string }[]).entries()) {
      const said = leavesOf({ ...item, place }, list).filter(([where]) => !/(comment|note)$/.test(where));
      Object.assign(left.find(({ id }) => id === item.id)?.clues ?? {}, Object.fromEntries(said));
    }
  }
  const rows = (await maker.read('/api/projects/:projectId/notes.csv')).split('\r\n');
  for (const { text, clues } of left) {
    const place = rows.findIndex((row) => row.includes(text));
    const cells = (rows[place] ?? '').split(',').filter((cell) => !cell.includes(text));
    Object.assign(clues, Object.fromEntries(leavesOf({ place, cells }, 'csv')));
  }
}

/** When it appeared, how long each push and each mail then took to come, and how many came before the next note. */
function addWhen({ arrivals }: WatchingMaker, left: readonly HiddenNote[]): void {
  for (const [index, { seenAt, clues }] of left.entries()) {
    const until = left[index + 1]?.seenAt ?? Number.POSITIVE_INFINITY;
    clues['hour'] = seenAt % 86_400_000;
    clues['time since the one before'] = seenAt - (left[index - 1]?.seenAt ?? seenAt);
    for (const [what, heard] of Map.groupBy(arrivals, (arrival) => arrival.what)) {
      const next = heard.find(({ at }) => at >= seenAt);
      clues[`wait for ${what}`] = next && next.at - seenAt;
      clues[`number of ${what}`] = heard.filter(({ at }) => at >= seenAt && at < until).length;
    }
  }
}

const notesOf = (kind: HiddenNote['kind']) => notes.filter((note) => note.kind === kind);
const attack = (attacked: readonly HiddenNote[]) =>
  guessAuthors({
    notes: attacked,
    suspectsOf: (group) => suspectsOf.get(group) ?? [],
    authorOf: ({ author }) => author.id,
  });
/** Of each group one is guessed by chance. */
const twiceAsChance = 2 * projects;

describe('makers who see all they can, note when it came, know whom to suspect, and have a program', () => {
  it('know much of five hundred notes', () => {
    expect(notes.length).toBeGreaterThan(500);
    const known = new Set(notes.flatMap(({ clues }) => Object.keys(clues)));
    const some = ['feedback tester', 'skips place', 'csv place', 'wait for mail', 'tested again at'];
    expect([...known]).toEqual(expect.arrayContaining(some));
  });

  it('guess the authors of neither kind in any way twice as well as chance', () => {
    const guessed = kinds.flatMap((kind) => attack(notesOf(kind)));
    expect(guessed.filter(({ right }) => right > twiceAsChance)).toEqual([]);
    // So that luck alone fails this less than once in a million runs.
    expect(guessed.length * luckOfTwice(projects)).toBeLessThan(1e-6);
  });

  it.each(['age', 'id'])('would always be right if a clue followed %s: the attack finds a leak', (trait) => {
    for (const kind of kinds) {
      const leaking = notesOf(kind).map((note) => ({ ...note, clues: { leak: traitOf(note, trait) } }));
      expect(Math.max(...attack(leaking).map(({ right }) => right))).toBe(leaking.length);
    }
  });

  it('finds numbers and places unlike the order of arrival', () => {
    for (const clue of ['feedback tester', 'feedback place', 'csv place']) {
      const agreeing = notesOf('full').flatMap((one, index, full) =>
        full
          .slice(index + 1)
          .filter(({ group, clues }) => group === one.group && clues[day] === one.clues[day])
          .map((later) => Number(one.clues[clue]) < Number(later.clues[clue])),
      );
      const share = agreeing.filter(Boolean).length / agreeing.length;
      // About six standard deviations.
      expect([clue, Math.abs(share - 0.5) < 0.15]).toEqual([clue, true]);
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

const day = 'feedback day';

function traitOf({ group, author }: HiddenNote, trait: string): string | number | undefined {
  return suspectsOf.get(group)?.find(({ id }) => id === author.id)?.traits[trait];
}
