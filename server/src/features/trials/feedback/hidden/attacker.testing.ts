import { randomUUID } from 'node:crypto';
import { nextBoundary } from '../../../../core/publication-boundary.ts';
import { give, skip } from '../../../../testing/attacks/hidden-notes.ts';
import { makePerson, makeProject, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { as } from '../../../../testing/people/testers.ts';
import { publishDue } from '../../../../testing/projects/release.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { countMerits, publishMerits } from '../../../reputation/merits/count-merits.ts';
import { readProfile } from '../../../reputation/profiles/read-profile.ts';
import { writeComment } from '../../../showcase/comments/write-comment.ts';
import { publishIteration } from '../../iterations/publish-iteration.ts';
import { listFeedback } from '../give/list-feedback.ts';
import { markFeedback } from '../give/mark-feedback.ts';
import { replyInThread } from '../threads/reply-in-thread.ts';

const size = { testers: 60, responses: 300, days: 60 };
const [accounts, projectsEach, otherMakers] = [3, 2, 6];

export const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const start = Date.parse('2026-11-16T00:00:00Z');

interface Visit {
  at: number;
  tester: number;
  /** No project: the tester only looks around. */
  project: number | undefined;
  isSkip: boolean;
  comments: boolean;
}

interface Profile {
  at: number;
  /** Each counter and badge as others read it. */
  figures: Record<string, number>;
}

/** What the maker knows of one feedback. */
export interface Seen {
  id: string;
  projectId: string;
  at: number;
  credit?: number;
  mark?: number;
  reply?: number;
}

/** What the maker has seen in one world, and the authors, which only the training reads. */
export interface Journal {
  seen: Seen[];
  profiles: Profile[][];
  comments: number[][];
  joined: number[];
  authors: Map<string, number>;
}

export type Leak = 'none' | 'exact counters';

/** Returns a generator of the same numbers in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Returns the index at which the sum of the weights passes a value. */
function pickByWeight(items: readonly { weight: number }[], value: number): number {
  let sum = 0;
  const found = items.findIndex(({ weight }) => {
    sum += weight;
    return sum > value;
  });
  return Math.max(0, found);
}

/**
 * Plans who comes when. Some testers write much more than others, and each has an hour of their own. Four in ten comment,
 * in one visit of four; half of all visits leave no response.
 */
function planVisits(random: () => number): Visit[] {
  const projects = accounts * projectsEach + otherMakers;
  const habits = Array.from({ length: size.testers }, () => ({
    weight: Math.exp(0.8 * normal(random)),
    hour: 8 + 13 * random(),
    comments: random() < 0.4 ? 0.25 : 0,
  }));
  const total = habits.reduce((sum, { weight }) => sum + weight, 0);
  const taken = new Set<string>();
  const visits: Visit[] = [];
  for (let responses = 0; responses < size.responses; ) {
    const tester = pickByWeight(habits, random() * total);
    const project = visits.length % 2 === 0 ? Math.floor(random() * projects) : undefined;
    const { hour: usual = 12, comments = 0 } = habits[tester] ?? {};
    const at =
      start + (1 + Math.floor(random() * (size.days - 1))) * day + (usual + 1.5 * normal(random)) * hour;
    if (project !== undefined) {
      if (taken.has(`${tester} ${project}`)) continue;
      taken.add(`${tester} ${project}`);
      responses += 1;
    }
    visits.push({ at, tester, project, isSkip: random() < 0.2, comments: random() < comments });
  }
  return visits.toSorted((one, other) => one.at - other.at);
}

/** Lives through 60 days with the acts, the jobs and the readers of the product, and writes down what the maker sees. */
async function watchWorld(world: World, seed: number, leak: Leak): Promise<Journal> {
  const random = seeded(seed);
  world.engines.newId = randomUUID;
  world.clock.now = new Date(start);
  const people = await openAccounts(world, random);
  const { testers, makers, projects, watched } = people;
  const visits = planVisits(random);
  const journal: Journal = {
    seen: [],
    profiles: testers.map(() => []),
    comments: testers.map(() => []),
    joined: people.joined,
    authors: new Map(),
  };
  for (let night = start + day; night <= start + size.days * day; night += day) {
    await actAsMaker(world, journal, random, watched);
    while (visits[0] && visits[0].at < night) {
      const visit = visits.shift() as Visit;
      world.clock.now = new Date(visit.at);
      const tester = testers[visit.tester] as TestPerson;
      if (visit.comments)
        await comment(world, journal, visit, tester, projects[visit.tester % projects.length] ?? '');
      if (visit.project === undefined) continue;
      const projectId = projects[visit.project] ?? '';
      world.clock.now = new Date(visit.at);
      await respond(world, journal, visit, tester, projectId);
      // A skip can be undone for some seconds, so it may wait for the second boundary.
      world.clock.now = nextBoundary(world.clock.now);
      await publishDue(world);
      const maker = watched.get(projectId);
      if (maker) await poll(world, journal, projectId, maker);
    }
    world.clock.now = new Date(night);
    await countMerits(world.ctx);
    if (new Date(night).getUTCDate() === 1) await publishMerits(world.ctx);
    await readProfiles(world, journal, testers, makers[0] as TestPerson, leak);
  }
  return journal;
}

async function openAccounts(world: World, random: () => number) {
  const joined = Array.from({ length: size.testers }, () => 3 + Math.floor(random() * 400));
  const testers: TestPerson[] = [];
  for (const [index, days] of joined.entries())
    testers.push(await makePerson(world, `tester_${index}`, { days }));
  const makers: TestPerson[] = [];
  for (let n = 0; n < accounts + otherMakers; n++) makers.push(await makePerson(world, `maker_${n}`));
  const projects: string[] = [];
  const watched = new Map<string, TestPerson>();
  for (const [n, maker] of makers.entries()) {
    for (let own = 0; own < (n < accounts ? projectsEach : 1); own++) {
      const id = await makeProject(world, maker.id);
      projects.push(id);
      if (n < accounts) watched.set(id, maker);
    }
  }
  return { testers, makers, projects, watched, joined };
}

async function respond(
  world: World,
  journal: Journal,
  { tester, isSkip }: Visit,
  person: TestPerson,
  projectId: string,
) {
  const words = Array.from({ length: 12 }, () => randomUUID().slice(0, 8)).join(' ');
  if (isSkip) return void (await skip(world, projectId, person, words.slice(0, 40)));
  const { id } = await give(world, projectId, person, words);
  journal.authors.set(id, tester);
}

async function comment(
  world: World,
  journal: Journal,
  { at, tester }: Visit,
  person: TestPerson,
  projectId: string,
) {
  world.clock.now = new Date(at + minute);
  const ctx = { ...person.ctx, newId: randomUUID };
  const { writtenAt } = await writeComment(ctx, { projectId, body: 'Well done.' });
  journal.comments[tester]?.push(Date.parse(writtenAt));
}

/** Reads the newest feedback of a project, as the maker does at each boundary. */
async function poll(world: World, { seen }: Journal, projectId: string, maker: TestPerson) {
  const { items } = await listFeedback(as(world, maker.ctx.actor), { projectId });
  for (const { id } of items) {
    if (!seen.some((one) => one.id === id)) seen.push({ id, projectId, at: world.clock.now.getTime() });
  }
}

/** Marks, replies and credits in the morning: on purpose with some and not with others, one credit an iteration. */
async function actAsMaker(
  world: World,
  { seen }: Journal,
  random: () => number,
  watched: Map<string, TestPerson>,
) {
  for (const note of seen.filter(({ at }) => at > world.clock.now.getTime() - 3 * day)) {
    const maker = watched.get(note.projectId) as TestPerson;
    const ctx = { ...as(world, maker.ctx.actor), newId: randomUUID };
    const now = world.clock.now.getTime();
    if (!note.mark && random() < 0.4) {
      note.mark = now;
      await markFeedback(ctx, { feedbackId: note.id, mark: 'helpful' });
    }
    if (!note.reply && random() < 0.3) {
      note.reply = now;
      await replyInThread(ctx, { feedbackId: note.id, messageId: randomUUID(), text: 'Fixed.' });
    }
    if (!note.credit && random() < 0.3) {
      note.credit = now;
      const { projectId, id } = note;
      const said = { projectId, whatChanged: 'There are fewer steps now.', link: null };
      await publishIteration(ctx, { ...said, feedbackIds: [id], skipIds: [] });
    }
  }
}

async function readProfiles(
  world: World,
  journal: Journal,
  testers: TestPerson[],
  reader: TestPerson,
  leak: Leak,
) {
  const at = world.clock.now.getTime();
  const profiles = await Promise.all(testers.map(({ username }) => readProfile(reader.ctx, { username })));
  for (const [tester, { counters, badges }] of profiles.entries()) {
    const figures: Record<string, number> = {};
    for (const { name, count, shownAs } of counters) figures[name] = shownAs === 'few' ? 0 : count;
    for (const { name, level } of badges) figures[`badge ${name}`] = level ?? 0;
    if (leak === 'exact counters')
      figures['exact'] = journal.seen.filter(({ id }) => journal.authors.get(id) === tester).length;
    journal.profiles[tester]?.push({ at, figures });
  }
}

/** Watches one world per seed. Two run concurrently, because half of the time belongs to PostgreSQL. */
export async function watchWorlds(seeds: number, leak: Leak): Promise<Journal[]> {
  const journals: Journal[] = [];
  const next = Array.from({ length: seeds }, (_, seed) => seed + 1);
  const work = async () => {
    for (let seed = next.shift(); seed !== undefined; seed = next.shift()) {
      const world = await testWorld();
      journals.push(await watchWorld(world, seed, leak));
      await world.close();
    }
  };
  await Promise.all([work(), work()]);
  return journals;
}
