import { randomInt, randomUUID } from 'node:crypto';
import { guessAuthors, type Note, type Suspect } from '../../../../testing/attacks/attack.ts';
import { shuffled } from '../../../../testing/attacks/hidden-notes.ts';
import { leavesOf } from '../../../../testing/attacks/watching-maker.ts';
import { makeProject, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import type { World } from '../../../../testing/world.ts';
import type { RoundPeople, RoundScene } from '../rounds.testing.ts';

export const roundEnds = ['told', 'few', 'cancelled'] as const;
type RoundEnd = (typeof roundEnds)[number];

/** How many give feedback in each, of ten members besides the maker and the owner. */
const givers: Record<RoundEnd, number> = { told: 6, few: 4, cancelled: 6 };
const [hour, day] = [3_600_000, 86_400_000];
const lasts = 3;

export interface RoundNote extends Note {
  id: string;
  text: string;
  author: TestPerson;
}

export interface WatchedRounds {
  notes: RoundNote[];
  /** Who gave something, though not who gave which. */
  suspectsOf: Map<string, Suspect[]>;
}

interface Visit {
  at: number;
  who: TestPerson;
  /** Under their name in the group, in the same visit in which they may write hidden. */
  speaks: boolean;
  gives: boolean;
}

/** A maker who is in the group, reads all that members say there and when, and looks at each hour after a round has ended. */
export async function watchRounds(
  world: World,
  people: RoundPeople,
  rounds: Record<RoundEnd, number>,
): Promise<WatchedRounds> {
  const scene = await people.scene(10);
  const channelId = scene.group.members?.channels[0]?.id ?? '';
  const watched: WatchedRounds = { notes: [], suspectsOf: new Map() };
  for (const end of roundEnds)
    for (let count = 0; count < rounds[end]; count += 1)
      await watchOne({ world, people, scene, channelId, watched }, end);
  return watched;
}

interface Scenery {
  world: World;
  people: RoundPeople;
  scene: RoundScene;
  channelId: string;
  watched: WatchedRounds;
}

async function watchOne(scenery: Scenery, end: RoundEnd): Promise<void> {
  const { world, people, scene, channelId, watched } = scenery;
  await stayIn(world);
  const projectId = await makeProject(world, scene.maker.id);
  await people.ask(scene.maker, 'PUT', `/api/groups/${scene.group.id}/projects/${projectId}`);
  const round = await people.open({ ...scene, projectId }, lasts);
  const from = world.clock.now.getTime();
  const until = end === 'cancelled' ? from + randomInt(day, 2 * day) : Date.parse(round.closesAt ?? '');
  const visits = drawVisits(scene.testers, givers[end], from, until);
  const written: RoundNote[] = [];
  for (const { at, who, speaks, gives } of visits) {
    world.clock.now = new Date(at);
    const message = { id: randomUUID(), text: 'Good morning to everybody.' };
    if (speaks) await people.ask(who, 'POST', `/api/channels/${channelId}/messages`, message);
    if (!gives) continue;
    const { id, comment } = await people.give(who, projectId, 3);
    written.push({ group: round.id, id, text: comment, author: who, clues: {} });
  }
  if (end === 'cancelled') {
    world.clock.now = new Date(until);
    await people.ask(scene.maker, 'DELETE', `/api/rounds/${round.id}`);
  }
  await lookByTheHour(scenery, projectId, until, written);
  await readNotes(scenery, projectId, written);
  const there = written.map(({ author }) => author).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  watched.suspectsOf.set(
    round.id,
    there.map((who) => ({ id: who.id, traits: traitsOf(who, visits, until) })),
  );
  watched.notes.push(...written);
}

/** When each was first there to be read. */
async function lookByTheHour(
  { world, people, scene }: Scenery,
  projectId: string,
  until: number,
  written: readonly RoundNote[],
): Promise<void> {
  for (let at = until; at <= until + day; at += hour) {
    await people.at(new Date(at));
    if (await isNothingNew(world, projectId, written)) continue;
    const items: { id: string }[] = await people.seen(scene.maker, projectId);
    for (const { clues, id } of written)
      if (items.some((item) => item.id === id)) clues['shown after'] ??= (at - until) / hour;
  }
}

async function isNothingNew({ database }: World, projectId: string, written: readonly RoundNote[]) {
  const seen = written.filter(({ clues }) => clues['shown after'] !== undefined).length;
  const { rows } = await database.pool.query(
    'select count(*)::int as count from feedback where project_id = $1 and not is_withheld',
    [projectId],
  );
  return rows[0].count === seen;
}

/** Everything that the list and the saved table say of a note, and where in them it stands. */
async function readNotes({ people, scene }: Scenery, projectId: string, written: readonly RoundNote[]) {
  const items: { id: string }[] = await people.seen(scene.maker, projectId);
  const csv = await people.ask(scene.maker, 'GET', `/api/projects/${projectId}/notes.csv`);
  const lines = csv.body.split('\r\n');
  for (const { id, text, clues } of written) {
    const place = items.findIndex((item) => item.id === id);
    const said = leavesOf({ ...items[place], place }, 'feedback').filter(
      ([where]) => !/comment$/.test(where),
    );
    const line = lines.findIndex((cells) => cells.includes(text));
    Object.assign(clues, Object.fromEntries(said), { 'csv place': line });
  }
}

/** What the group sees of a person: their name, when they came, and when they spoke. */
function traitsOf(who: TestPerson, visits: readonly Visit[], until: number): Suspect['traits'] {
  const spoken = visits.filter((visit) => visit.who === who && visit.speaks).map(({ at }) => at);
  return {
    age: Number(who.username.split('_')[1]),
    id: who.id,
    messages: spoken.length,
    'first message': spoken[0] ?? until,
    'last message': spoken.at(-1) ?? 0,
    'hour of the last message': (spoken.at(-1) ?? 0) % day,
  };
}

/** Two visits on average for each; whoever gives something does so in one of theirs, and mostly speaks in it too. */
function drawVisits(testers: readonly TestPerson[], giving: number, from: number, until: number): Visit[] {
  const chosen = new Set(shuffled(testers).slice(0, giving));
  const visits = testers.flatMap((who) =>
    Array.from({ length: randomInt(1, 4) }, (_, index) => ({
      at: randomInt(from, until),
      who,
      speaks: randomInt(10) < 7,
      gives: index === 0 && chosen.has(who),
    })),
  );
  return visits.toSorted((one, other) => one.at - other.at);
}

/** Weeks pass, and nobody is signed out. */
export async function stayIn({ database: { pool }, clock }: World): Promise<void> {
  await pool.query(
    `update sessions set last_used_at = $1, expires_at = $1::timestamptz + interval '60 days'`,
    [clock.now],
  );
}

/** In how many notes each way to guess is right; chance is one for each round. */
export function attackRounds({ notes, suspectsOf }: WatchedRounds) {
  return guessAuthors({
    notes,
    suspectsOf: (group) => suspectsOf.get(group) ?? [],
    authorOf: ({ author }) => author.id,
  });
}
