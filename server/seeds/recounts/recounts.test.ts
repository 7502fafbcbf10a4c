import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@firstlight/contract/endpoint.ts';
import { endpoints } from '@firstlight/contract/endpoints.ts';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../../src/core/context.ts';
import { lastBoundary } from '../../src/core/publication-boundary.ts';
import { sumExposures } from '../../src/features/trials/distribution/measure/sum-exposures.ts';
import { authorTag } from '../../src/features/trials/feedback/author-tags.ts';
import { storeFeedback } from '../../src/features/trials/feedback/give/store-feedback.ts';
import { give, skip } from '../../src/testing/attacks/hidden-notes.ts';
import { asker, makePerson, type TestPerson } from '../../src/testing/people/makers-and-testers.ts';
import { workOff } from '../../src/testing/people/testers.ts';
import { publishDue } from '../../src/testing/projects/release.ts';
import { testWorld, unlimited, type World } from '../../src/testing/world.ts';
import { seedDemo } from '../demo.ts';
import { bindNames } from './bind-names.testing.ts';
import {
  type Fields,
  named,
  notCounted,
  numbersIn,
  pathsOf,
  recounts,
  type Shown,
} from './recounts.testing.ts';

/** All but what admins alone read. What a writing endpoint returns is read again by a GET. */
const readable = endpoints.filter(({ access }) => access !== 'admin');

/** Further addresses of endpoints that show more than one list. */
const queries: Record<string, string[]> = {
  'projects.explore': ['?sort=recent', '?sort=most', '?sort=top', '?validated=true', '?language=fr'],
  'projects.listOwn': ['', '?deleted=true'],
  'conversations.list': ['', '?box=requests'],
  'dashboard.readFigures': ['?days=7', '?days=90'],
  'feedback.listInbox': ['', '?kind=full', '?kind=quick'],
};

let world: World;
let app: FastifyInstance;
let judged: Date;
/** IDs by username. */
let people: Map<string, string>;
let readers: [name: string, person: TestPerson | undefined][];
let addresses: Record<string, string[]>;
const known = new Map<string, Promise<number | null>>();

async function rows<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
  return (await world.database.pool.query(statement, values)).rows;
}

async function ids(statement: string): Promise<string[]> {
  return (await rows<{ id: string }>(statement)).map(({ id }) => id);
}

/** Signs a person of the demo in. */
async function signIn(username: string): Promise<TestPerson> {
  const person = await makePerson(world, `signs_in_${username}`);
  const [id = ''] = await ids(`select id from users where username = '${username}'`);
  await rows('update sessions set user_id = $1 where user_id = $2', [id, person.id]);
  const actor = { ...person.ctx.actor, id, username };
  return { ...person, id, username, ctx: { ...person.ctx, actor } };
}

beforeAll(async () => {
  world = await testWorld();
  world.clock.now = new Date('2026-11-19T10:07:00.000Z');
  const followUp = ({ now }: Context) => workOff({ ...world, jobCtx: { ...world.jobCtx, now } });
  await seedDemo(world.ctx, followUp);
  judged = world.clock.now;
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  const [maker, tester] = [await signIn('creator'), await signIn('tester')];
  readers = [
    ['guest', undefined],
    ['maker', maker],
    ['tester', tester],
  ];
  const users = await rows<{ id: string; username: string; signsIn: boolean }>(
    'select id, username, password_hash is not null as "signsIn" from users',
  );
  people = new Map(users.map(({ id, username }) => [username, id]));
  addresses = {
    projectId: await ids('select id from projects where hidden_at is null order by published_at'),
    username: users.filter(({ signsIn }) => signsIn).map(({ username }) => username),
    groupId: await ids('select id from groups'),
    channelId: await ids('select id from channels'),
    conversationId: await ids('select id from conversations'),
    code: [await meetInGroup(maker)],
  };
  await respond(tester, maker);
});
afterAll(() => world.close());

const ask = asker(() => app);

/** Asks as a member, and returns what a request that must succeed is answered with. */
async function act(who: TestPerson, method: Endpoint['method'], url: string, payload?: object) {
  const answer = await ask(who, method, url, payload);
  if (answer.statusCode >= 400) throw new Error(`${method} ${url}: ${answer.body}`);
  return answer.body === '' ? undefined : answer.json();
}

const late = (name: string) => makePerson(world, `late_${name}`);
const text = () => `It took ${randomUUID()} and ${randomUUID()} until I saw ${randomUUID()}.`;

/** Lets a new member join a maker's group by an invite and mention the maker. Returns the code of the invite. */
async function meetInGroup(maker: TestPerson): Promise<string> {
  const [group] = await ids(
    `select group_id as id from group_members where user_id = '${maker.id}' and role = 'owner'`,
  );
  const [channel] = await ids(`select id from channels where group_id = '${group}' order by position`);
  const guest = await late('guest');
  const { code } = await act(maker, 'POST', `/api/groups/${group}/invites`, {});
  await act(guest, 'POST', `/api/group-invites/${code}/uses`);
  const message = { id: uuidV7(randomUUID()), text: 'Good morning @creator, where do I begin?' };
  const { seq } = await act(guest, 'POST', `/api/channels/${channel}/messages`, message);
  await act(maker, 'PUT', `/api/channels/${channel}/messages/${seq}/pin`);
  return code;
}

/** Adds responses that are published, removed or do not count, and others that wait for the next boundary. */
async function respond(tester: TestPerson, maker: TestPerson): Promise<void> {
  const projects = await ids(`select id from projects where owner_id = '${maker.id}' order by published_at`);
  const [first = '', ...others] = projects;
  const [removes, edits, untested] = [await late('removes'), await late('edits'), await late('untested')];
  const removed = await give(world, first, removes, text());
  const edited = await give(world, first, edits, text());
  const seenOnly = { projectId: first, rating: 1, comment: text() };
  const author = { id: untested.id, isLimited: false };
  const uncounted = await storeFeedback({ ...untested.ctx, newId: randomUUID }, author, seenOnly);
  await skip(world, first, await late('skips'), 'Not for me, I sell nothing.');
  await publishAfter(11);
  const iteration = { whatChanged: 'The page opens twice as fast now.', link: null, skipIds: [] };
  const feedbackIds = [edited.id, uncounted.id];
  await act(maker, 'POST', `/api/projects/${first}/iterations`, { ...iteration, feedbackIds });
  await act(removes, 'DELETE', `/api/feedback/${removed.id}`);
  await publishAfter(6);
  await sumExposures(world.ctx, 'visible');
  await act(edits, 'PATCH', `/api/feedback/${edited.id}`, { rating: 5, comment: text() });
  const [second, third] = await untouchedBy(tester, others);
  await give(world, second, tester, text());
  await skip(world, third, tester, 'I had no time for it this week.');
}

async function publishAfter(minutes: number): Promise<void> {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000);
  await publishDue(world);
}

/** Returns two of these projects to which a tester has not responded. */
async function untouchedBy(tester: TestPerson, projectIds: readonly string[]): Promise<[string, string]> {
  const free: string[] = [];
  for (const id of projectIds) {
    const { can, feedback } = await act(tester, 'GET', `/api/projects/${id}/feedback/mine`);
    if (can.give && feedback === null) free.push(id);
  }
  const [one, other] = free.toReversed();
  if (!one || !other) throw new Error('the tester has responded to every project');
  return [one, other];
}

/** Returns what a reader is shown by one endpoint, at each of its addresses and on the pages after them. */
async function read(endpoint: Endpoint, reader: TestPerson | undefined): Promise<Shown[]> {
  const paths = new Set(pathsOf(endpoint).filter((path) => named(recounts, endpoint.name, path)));
  if (paths.size === 0) return [];
  const [, parameter = ''] = /:(\w+)/.exec(endpoint.path) ?? [];
  const shown: Shown[] = [];
  for (const value of parameter ? (addresses[parameter] ?? []) : ['']) {
    for (const query of queries[endpoint.name] ?? ['']) {
      const path = endpoint.path.replace(`:${parameter}`, value) + query;
      for (let url: string | undefined = path; url; ) {
        const answer = await ask(reader, 'GET', url);
        const body = answer.statusCode === 200 ? answer.json() : {};
        const request = parameter ? { url, id: value, [parameter]: value } : { url };
        shown.push(...numbersIn(body, paths, '', [request]));
        url = body.next && `${path}${query ? '&' : '?'}after=${encodeURIComponent(body.next)}`;
      }
    }
  }
  return shown;
}

/** Counts in SQL what a number should be. The same question is asked once. */
function recount(
  endpoint: Endpoint,
  { path, fields }: Shown,
  person: TestPerson | undefined,
): Promise<number | null> {
  const statement = named(recounts, endpoint.name, path) ?? 'select null';
  const { now } = world.clock;
  const tagOf = (id: string | undefined) => id && authorTag(world.engines.vault, id);
  const theirs = tagOf(people.get(String(fields.at(-1)?.['username'])));
  const general: Fields = {
    reader: person?.id,
    tag: tagOf(person?.id),
    theirs,
    now,
    judged,
    boundary: lastBoundary(now),
  };
  const [text, values] = bindNames(statement, [general, ...fields]);
  const key = JSON.stringify([text, values]);
  const asked = known.get(key) ?? rows<Fields>(text, values).then(([row]) => numberOf(row));
  known.set(key, asked);
  return asked;
}

function numberOf(row: Fields | undefined): number | null {
  const [value = null] = Object.values(row ?? {});
  return value === null ? null : Number(value);
}

/** Reads and recounts what these endpoints show to each reader. */
async function compare(isAsked: (endpoint: Endpoint) => boolean) {
  known.clear();
  const compared = new Set<string>();
  const differences: { reader: string; url: string; path: string; shown: unknown; recounted: unknown }[] = [];
  for (const endpoint of readable.filter(isAsked)) {
    for (const [reader, person] of readers) {
      const shown = await read(endpoint, person);
      const counts = await Promise.all(shown.map((one) => recount(endpoint, one, person)));
      for (const [index, { path, value, fields }] of shown.entries()) {
        const recounted = counts[index] ?? null;
        compared.add(`${endpoint.name} ${path}`);
        // The mean of three ratings has no exact digits.
        const isNear = recounted !== null && value !== null && Math.abs(recounted - value) < 1e-6;
        if (!isNear && recounted !== value)
          differences.push({ reader, url: String(fields.at(-1)?.['url']), path, shown: value, recounted });
      }
    }
  }
  return { compared, differences };
}

describe('each number in the contract', () => {
  it('has a recount or a reason why it is no count', () => {
    const places = readable.flatMap((one) => pathsOf(one).map((path) => [one.name, path] as const));
    const isKnown = ([name, path]: readonly [string, string]) =>
      named({ ...notCounted, ...recounts }, name, path) !== undefined;
    expect(places.filter((place) => !isKnown(place))).toEqual([]);
  });
});

describe('the numbers of the demo data', () => {
  it('equal a recount for guest, maker and tester', async () => {
    const reading = readable.filter(({ method }) => method === 'GET');
    const { compared, differences } = await compare(({ method }) => method === 'GET');
    expect(differences).toEqual([]);
    const counted = reading.flatMap(({ name, ...one }) =>
      pathsOf(one as Endpoint)
        .filter((path) => named(recounts, name, path))
        .map((path) => `${name} ${path}`),
    );
    expect(counted.filter((place) => !compared.has(place))).toEqual([]);
  });

  it('include the plain mean of the counted ratings of every project', async () => {
    for (const id of addresses['projectId'] ?? []) {
      const [row] = await rows<{ mean: number | null }>(
        `select (sum(rating)::float8 / count(*)) as mean from feedback where project_id = $1 and deleted_at is null
         and not is_withheld and uncounted_for is null having count(*) > 0`,
        [id],
      );
      expect((await ask(undefined, 'GET', `/api/projects/${id}`)).json().rating).toBe(row?.mean ?? null);
    }
  });

  it('order Explore by feedback when “Most feedback” is chosen', async () => {
    const { items } = (await ask(undefined, 'GET', '/api/projects?sort=most')).json();
    const counts = items.map(({ feedbackCount }: { feedbackCount: number }) => feedbackCount);
    expect(counts).toEqual(counts.toSorted((one: number, other: number) => other - one));
  });

  it.each([
    ['project_stats set feedback_count', 'projects.listOwn', 'feedbackCount'],
    ['project_stats set rating_sum', 'projects.listOwn', 'rating'],
    ['project_stats set skip_count', 'projects.listOwn', 'skipCount'],
    ['rating_counts set rated_4', 'feedback.list', 'ratings[]'],
    ['reaction_counts set heart', 'reactions.read', 'counts.heart'],
  ])('differ when a counter is off by one (%s)', async (counter, name, path) => {
    const column = counter.split(' ').at(-1);
    const change = (by: string) => rows(`update ${counter} = ${column} ${by}`);
    await change('+ 1');
    const { differences } = await compare((endpoint) => endpoint.name === name && endpoint.method === 'GET');
    await change('- 1');
    expect(differences.filter((one) => one.path.endsWith(path)).length).toBeGreaterThan(0);
  });
});
