import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { deleteRemovedBefore } from '../give/feedback.queries.ts';
import { forgetAuthor } from '../hidden/forget-author.ts';
import { releasePending } from './release-pending.ts';

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

/** Lets the clock reach a moment, and the job run that comes with it. */
async function at(time: string): Promise<void> {
  world.clock.now = new Date(`2026-11-16T${time}Z`);
  await releasePending(world.jobCtx);
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

describe('what a hidden tester does', () => {
  it.each([
    ['a feedback', () => give()],
    ['a skip', () => skip()],
  ])('is seen of %s by its author at once, and by nobody else before the full quarter', async (_, act) => {
    const before = await others();
    await act();
    expect(await others()).toEqual(before);
    await at('10:14:59.999');
    expect(await others()).toEqual(before);
    await at('10:15:00.000');
    expect(await others()).not.toEqual(before);
  });

  it.each([
    ['an edit', 'PATCH', '', { rating: 1, comment: `${words} And it is slow.` }],
    ['a removal', 'DELETE', '', undefined],
  ] as const)('shows %s in the same way', async (_, method, path, body) => {
    const { id } = await give();
    await at('10:15:00.000');
    world.clock.now = new Date('2026-11-16T10:22:00Z');
    const before = await others();
    expect((await ask(tester, method, `/api/feedback/${id}${path}`, body)).statusCode).toBeLessThan(300);
    expect(await mine()).toMatchObject(body ? { rating: 1, isEdited: true } : {});
    expect(await others()).toEqual(before);
    await at('10:30:00.000');
    expect(await others()).not.toEqual(before);
  });

  it('tells its author when others will see it, and that they do', async () => {
    await give();
    expect((await mine()).own.shownFrom).toBe('2026-11-16T10:15:00.000Z');
    await at('10:15:20.000');
    expect((await mine()).own.shownFrom).toBeNull();
  });

  it('waits for the next quarter, again, after every change', async () => {
    const { id } = await give();
    world.clock.now = new Date('2026-11-16T10:15:04Z');
    await ask(tester, 'PATCH', `/api/feedback/${id}`, { rating: 2, comment: words });
    await at('10:15:30.000');
    expect((await ask(maker, 'GET', on('/feedback'))).json().items).toEqual([]);
    await at('10:30:00.000');
    expect((await ask(maker, 'GET', on('/feedback'))).json().items).toMatchObject([{ rating: 2 }]);
  });

  it('was never there for others when it is removed before the quarter', async () => {
    const before = await others();
    const { id } = await give();
    await ask(tester, 'DELETE', `/api/feedback/${id}`);
    await at('10:15:00.000');
    expect(await others()).toEqual(before);
  });

  it('replaces what others still see with new words, and leaves no moment without', async () => {
    const { id } = await give();
    await at('10:15:00.000');
    await ask(tester, 'DELETE', `/api/feedback/${id}`);
    const again = await give(2, 'I tried once more, from the other side, and it works for me now.');
    expect(again.id).toBe(id);
    const items = async () => (await ask(maker, 'GET', on('/feedback'))).json().items;
    expect(await items()).toMatchObject([{ rating: 4, isEdited: false }]);
    await at('10:30:00.000');
    expect(await items()).toMatchObject([{ rating: 2, isEdited: true }]);
  });

  it('comes all at once: nothing tells what of one quarter came first', async () => {
    for (let n = 0; n < 6; n++) {
      tester = await makePerson(world, `many_${people}_${n}`);
      await give(3, `${words} Number ${randomUUID()}, and ${randomUUID()} beside it.`);
    }
    await at('10:15:00.000');
    const { items } = (await ask(maker, 'GET', on('/feedback'))).json();
    expect(items).toHaveLength(6);
    const given = world.happened.events.filter(({ name }) => name === 'feedback.given');
    expect(given).toHaveLength(6);
  });

  it('goes with an account that is deleted before the quarter, and stays gone', async () => {
    const before = await others();
    await give();
    await skip(await makePerson(world, `quick_${people}`));
    await forgetAuthor(world.ctx, tester.id);
    await world.database.pool.query('delete from skips where project_id = $1', [projectId]);
    await at('10:15:00.000');
    expect(await others()).toEqual(before);
  });
});

it('is not forgotten with what was removed, when its author has just brought it back', async () => {
  const { id } = await give();
  await at('10:15:00.000');
  world.clock.now = new Date('2026-11-16T10:16:00Z');
  await ask(tester, 'DELETE', `/api/feedback/${id}`);
  await at('10:30:00.000');
  world.clock.now = new Date('2026-11-16T10:30:30Z');
  await ask(tester, 'POST', `/api/feedback/${id}/restorations`);
  await deleteRemovedBefore(world.database.db, new Date('2026-11-16T10:30:00Z'));
  await at('10:45:00.000');
  expect((await ask(maker, 'GET', on('/feedback'))).json().items).toMatchObject([{ id }]);
});

it('gives somebody one number on a project, for a skip and for what they say later', async () => {
  await skip();
  await at('10:15:00.000');
  const { items } = (await ask(maker, 'GET', on('/skips'))).json();
  const { tester: number } = await give();
  expect(items).toMatchObject([{ tester: number }]);
  expect(number).toBeLessThanOrEqual(25);
});

it('does not tell others why a feedback does not count', async () => {
  await give();
  await at('10:15:00.000');
  const { items } = (await ask(maker, 'GET', on('/feedback'))).json();
  expect(items).toMatchObject([{ isCounted: false, own: null }]);
  expect(JSON.stringify(items)).not.toContain('untested');
  expect((await mine()).own.uncountedFor).toBe('untested');
});
