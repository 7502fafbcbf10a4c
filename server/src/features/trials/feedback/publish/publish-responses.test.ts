import { createHash, randomUUID } from 'node:crypto';
import { publicationRules } from '@firstlight/contract/rules.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { deleteRemovedBefore } from '../give/feedback.queries.ts';
import { forgetAuthor } from '../hidden/forget-author.ts';
import { publishResponses } from './publish-responses.ts';

let world: World;
let app: FastifyInstance;
let maker: TestPerson;
let tester: TestPerson;
let projectId: string;
let people = 0;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
});
beforeEach(async () => {
  world.clock.now = new Date('2026-11-16T10:07:12.345Z');
  for (const sent of Object.values(world.happened)) sent.length = 0;
  maker = await makePerson(world, `maker_${++people}`);
  tester = await makePerson(world, `tester_${people}`);
  projectId = await makeProject(world, maker.id);
});
afterAll(() => world.close());

const ask = asker(() => app);
const words = 'The first screen is clear, the second one asks more of me than I know.';
const on = (path: string) => `/api/projects/${projectId}${path}`;
const give = async (rating = 4, comment = words) =>
  (await ask(tester, 'POST', on('/feedback'), { rating, comment })).json();
const skip = async (who = tester) =>
  (await ask(who, 'POST', on('/skips'), { reason: 'other', note: 'Too many steps.' })).json();
const mine = async () => (await ask(tester, 'GET', on('/feedback/mine'))).json().feedback;

/** Sets the clock and runs the job that publishes responses. */
async function at(time: string): Promise<void> {
  world.clock.now = new Date(`2026-11-16T${time}Z`);
  await publishResponses(world.jobCtx);
}

/** All that others can read of a project's feedback and skips, and what was told of them. */
async function others(): Promise<unknown> {
  const bodies = [];
  for (const path of ['', '/feedback', '/skips', '/figures', '/notes.csv']) {
    for (const who of [maker, undefined]) {
      bodies.push((await ask(who, 'GET', on(path))).body.replace(/"requestId":"[^"]*"/, ''));
    }
  }
  const { events, jobs, pushes } = world.happened;
  const stats = await world.database.db
    .selectFrom('projectStats')
    .selectAll()
    .where('projectId', '=', projectId)
    .execute();
  return { bodies, stats, events: [...events], jobs: [...jobs], pushes: [...pushes] };
}

describe('a response of a tester', () => {
  it.each([
    ['a feedback', () => give()],
    ['a skip', () => skip()],
  ])('is invisible to others before the next boundary (%s)', async (_, act) => {
    const before = await others();
    await act();
    expect(await others()).toEqual(before);
    await at('10:09:59.999');
    expect(await others()).toEqual(before);
    await at('10:10:00.000');
    expect(await others()).not.toEqual(before);
  });

  it.each([
    ['an edit', 'PATCH', '', { rating: 1, comment: `${words} And it is slow.` }],
    ['a removal', 'DELETE', '', undefined],
  ] as const)('changes for others at the next boundary (%s)', async (_, method, path, body) => {
    const { id } = await give();
    await at('10:10:00.000');
    world.clock.now = new Date('2026-11-16T10:12:00Z');
    const before = await others();
    expect((await ask(tester, method, `/api/feedback/${id}${path}`, body)).statusCode).toBeLessThan(300);
    expect(await mine()).toMatchObject(body ? { rating: 1, isEdited: true } : {});
    expect(await others()).toEqual(before);
    await at('10:15:00.000');
    expect(await others()).not.toEqual(before);
  });

  it.each([
    ['a feedback', give, '/feedback'],
    ['a skip', skip, '/skips'],
  ])('is dated by the last day before its boundary (%s)', async (_, act, path) => {
    const dayShown = async (given: string, boundary: string) => {
      projectId = await makeProject(world, maker.id);
      world.clock.now = new Date(given);
      await act();
      world.clock.now = new Date(boundary);
      await publishResponses(world.jobCtx);
      return (await ask(maker, 'GET', on(path))).json().items[0]?.day;
    };
    expect(await dayShown('2026-11-18T23:56:00Z', '2026-11-19T00:00:00Z')).toBe('2026-11-18');
    expect(await dayShown('2026-11-19T00:01:00Z', '2026-11-19T00:05:00Z')).toBe('2026-11-19');
  });

  it('contains, for its author, the time at which others see it', async () => {
    await give();
    expect((await mine()).own.shownFrom).toBe('2026-11-16T10:10:00.000Z');
    await at('10:10:20.000');
    expect((await mine()).own.shownFrom).toBeNull();
  });

  it('waits for the next boundary after every change', async () => {
    const { id } = await give();
    world.clock.now = new Date('2026-11-16T10:10:04Z');
    await ask(tester, 'PATCH', `/api/feedback/${id}`, { rating: 2, comment: words });
    await at('10:10:30.000');
    expect((await ask(maker, 'GET', on('/feedback'))).json().items).toEqual([]);
    await at('10:15:00.000');
    expect((await ask(maker, 'GET', on('/feedback'))).json().items).toMatchObject([{ rating: 2 }]);
  });

  it('is never visible to others when it is removed before the boundary', async () => {
    const before = await others();
    const { id } = await give();
    await ask(tester, 'DELETE', `/api/feedback/${id}`);
    await at('10:10:00.000');
    expect(await others()).toEqual(before);
  });

  it('replaces a removed one that others still see without a gap', async () => {
    const { id } = await give();
    await at('10:10:00.000');
    await ask(tester, 'DELETE', `/api/feedback/${id}`);
    const again = await give(2, 'I tried once more, from the other side, and it works for me now.');
    expect(again.id).toBe(id);
    const items = async () => (await ask(maker, 'GET', on('/feedback'))).json().items;
    expect(await items()).toMatchObject([{ rating: 4, isEdited: false }]);
    await at('10:15:00.000');
    expect(await items()).toMatchObject([{ rating: 2, isEdited: true }]);
  });

  it('is published together with the others of one boundary', async () => {
    for (let n = 0; n < 6; n++) {
      tester = await makePerson(world, `many_${people}_${n}`);
      await give(3, `${words} Number ${randomUUID()}, and ${randomUUID()} beside it.`);
    }
    await at('10:10:00.000');
    const { items } = (await ask(maker, 'GET', on('/feedback'))).json();
    expect(items).toHaveLength(6);
    const given = world.happened.events.filter(({ name }) => name === 'feedback.given');
    expect(given).toHaveLength(6);
  });

  it('is deleted with an account that is deleted before the boundary', async () => {
    const before = await others();
    await give();
    await skip(await makePerson(world, `quick_${people}`));
    await forgetAuthor(world.ctx, tester.id);
    await world.database.pool.query('delete from skips where project_id = $1', [projectId]);
    await at('10:10:00.000');
    expect(await others()).toEqual(before);
  });
});

test('feedback of 100 random times is published by the first run after its boundary', async () => {
  const minute = 60_000;
  const boundary = publicationRules.everyMinutes * minute;
  const from = Date.parse('2026-11-16T00:00:00Z');
  const random = (seed: number) =>
    createHash('sha256').update(String(seed)).digest().readUInt32BE() / 2 ** 32;
  for (let nth = 0; nth < 100; nth++) {
    const given = from + nth * 3_600_000 + Math.floor(random(nth) * 3_600_000);
    world.clock.now = new Date(given);
    projectId = await makeProject(world, maker.id);
    await give(4, `${words} ${randomUUID()}`);
    const due = (Math.floor(given / boundary) + 1) * boundary;
    for (let run = Math.ceil(given / minute) * minute; run <= due; run += minute) {
      world.clock.now = new Date(run);
      await publishResponses(world.jobCtx);
      const { items } = (await ask(maker, 'GET', on('/feedback'))).json();
      expect([new Date(given), items.length]).toEqual([new Date(given), run < due ? 0 : 1]);
    }
  }
});

test('feedback that its author has just restored survives the nightly deletion', async () => {
  const { id } = await give();
  await at('10:10:00.000');
  world.clock.now = new Date('2026-11-16T10:11:00Z');
  await ask(tester, 'DELETE', `/api/feedback/${id}`);
  await at('10:15:00.000');
  world.clock.now = new Date('2026-11-16T10:15:30Z');
  await ask(tester, 'POST', `/api/feedback/${id}/restorations`);
  await deleteRemovedBefore(world.database.db, new Date('2026-11-16T10:15:00Z'));
  await at('10:20:00.000');
  expect((await ask(maker, 'GET', on('/feedback'))).json().items).toMatchObject([{ id }]);
});

test('a tester has one number on a project in skips and feedback', async () => {
  await skip();
  await at('10:10:00.000');
  const { items } = (await ask(maker, 'GET', on('/skips'))).json();
  const { tester: number } = await give();
  expect(items).toMatchObject([{ tester: number }]);
  expect(number).toBeLessThanOrEqual(25);
});

test('the reason why feedback does not count is visible to its author alone', async () => {
  await give();
  await at('10:10:00.000');
  const { items } = (await ask(maker, 'GET', on('/feedback'))).json();
  expect(items).toMatchObject([{ isCounted: false, own: null }]);
  expect(JSON.stringify(items)).not.toContain('untested');
  expect((await mine()).own.uncountedFor).toBe('untested');
});
