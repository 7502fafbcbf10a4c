import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { guessAuthors, type Suspect } from '../../../../testing/attacks/attack.ts';
import { type HiddenNote, liveThrough, shuffled } from '../../../../testing/attacks/hidden-notes.ts';
import { leavesOf, type WatchingMaker, watchingMaker } from '../../../../testing/attacks/watching-maker.ts';
import { makePerson, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { unlimited, type World } from '../../../../testing/world.ts';

export const kinds = ['full', 'quick'] as const;
const each = { full: 6, quick: 3 };

export interface Watched {
  notes: HiddenNote[];
  /** Who was there, though not who wrote which. */
  suspectsOf: Map<string, Suspect[]>;
}

type Profiles = Map<string, Map<string, string | number>>;

/** Makers who see all they can of the notes on their projects, and when each came. */
export async function watchNotes(
  world: World,
  { testers: testersInAll, projects }: { testers: number; projects: number },
): Promise<Watched> {
  world.engines.newId = randomUUID;
  const app = await world.app(unlimited);
  const [notes, suspectsOf, profiles]: [HiddenNote[], Watched['suspectsOf'], Profiles] = [
    [],
    new Map(),
    new Map(),
  ];
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
    const suspects = await Promise.all(authors.map((author) => lookUp(app, profiles, author)));
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
  return { notes, suspectsOf };
}

/** In how many notes of a kind each way to guess is right. */
export function attackNotes({ suspectsOf }: Watched, notes: readonly HiddenNote[]) {
  return guessAuthors({
    notes,
    suspectsOf: (group) => suspectsOf.get(group) ?? [],
    authorOf: ({ author }) => author.id,
  });
}

/** What a maker can find out about a person, and how much of it has changed since anybody last looked. */
async function lookUp(
  app: FastifyInstance,
  profiles: Profiles,
  { id, username }: TestPerson,
): Promise<Suspect> {
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
