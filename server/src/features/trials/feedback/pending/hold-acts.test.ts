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
import { countTests } from '../count-tests.ts';
import { listProjectResponses } from '../list-project-responses.ts';
import { releasePending } from './release-pending.ts';

let world: World;
let app: FastifyInstance;
let maker: TestPerson;
let tester: TestPerson;
let projectId: string;
let elsewhere: string;
let people = 0;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
});
beforeEach(async () => {
  world.clock.now = new Date('2026-11-16T10:07:00Z');
  for (const sent of Object.values(world.happened)) sent.length = 0;
  maker = await makePerson(world, `maker_${++people}`);
  tester = await makePerson(world, `tester_${people}`);
  projectId = await makeProject(world, maker.id);
  elsewhere = await makeProject(world, maker.id);
});
afterAll(() => world.close());

const ask = asker(() => app);
const words = 'The first screen is clear, the second one asks more of me than I know.';
const on = (path: string) => `/api/projects/${projectId}${path}`;
const give = async (who = tester) =>
  (await ask(who, 'POST', on('/feedback'), { rating: 4, comment: words })).json();
const skip = () => ask(tester, 'POST', on('/skips'), { reason: 'unclear_value', note: 'Too many steps.' });
const speak = (who = tester) =>
  ask(who, 'POST', `/api/projects/${elsewhere}/comments`, { body: 'Well done.' });
const mine = async () => (await ask(tester, 'GET', on('/feedback/mine'))).json().feedback;
const seen = async () => (await ask(maker, 'GET', on('/feedback'))).json().items;

/** Lets the clock reach a moment, and the job run that comes with it; a lot of n is the nth quarter after the next. */
async function at(time: string, lot = 0): Promise<void> {
  world.clock.now = new Date(time.includes('T') ? time : `2026-11-16T${time}Z`);
  const newId = () => `00000000-0000-4000-8000-${lot.toString(16).padStart(12, '0')}`;
  await releasePending({ ...world.jobCtx, newId });
}

describe('what a hidden tester does beside something under their name', () => {
  it.each([
    ['has commented on any project', () => speak()],
    ['has blocked somebody', () => ask(tester, 'PUT', `/api/me/blocks/${maker.username}`)],
    ['has changed their profile', () => ask(tester, 'PATCH', '/api/me/profile', { bio: 'I test things.' })],
    ['has changed their name', () => ask(tester, 'PATCH', '/api/me', { name: 'Somebody else' })],
  ])('waits for a quarter drawn by lot when its author %s', async (_, named) => {
    await give();
    expect((await named()).statusCode).toBeLessThan(300);
    await at('10:15:00', 21);
    expect(await seen()).toEqual([]);
    expect((await mine()).own.shownFrom).toBe('2026-11-16T15:45:00.000Z');
    await at('15:44:59');
    expect(await seen()).toEqual([]);
    await at('15:45:00');
    expect(await seen()).toHaveLength(1);
    expect((await mine()).own.shownFrom).toBeNull();
  });

  it('shows with the quarter when that was more than an hour ago, or was somebody else', async () => {
    await speak();
    world.clock.now = new Date('2026-11-16T11:10:00Z');
    await speak(maker);
    await give();
    await at('11:15:00');
    expect(await seen()).toHaveLength(1);
  });

  it('is held for a day once its author has become a tester, which their profile says, whatever they do meanwhile', async () => {
    tester = await makePerson(world, `creator_${people}`, { role: 'creator' });
    expect((await ask(tester, 'PATCH', '/api/me', { role: 'both' })).statusCode).toBe(200);
    await speak();
    await at('2026-11-17T09:50:00Z');
    await give();
    await at('2026-11-17T10:00:00Z', 8);
    expect(await seen()).toEqual([]);
    await at('2026-11-17T12:15:00Z');
    expect(await seen()).toHaveLength(1);
  });

  it('is held on its own: others of the same quarter show with it', async () => {
    await give();
    await speak();
    const other = await makePerson(world, `other_${people}`);
    const { id } = await give(other);
    await at('10:15:00', 5);
    expect(await seen()).toMatchObject([{ id }]);
  });

  it('is drawn once, whatever its author does under their name later', async () => {
    await give();
    await speak();
    await at('10:15:00', 94);
    for (const time of ['10:16:00', '10:30:00', '20:00:00']) {
      world.clock.now = new Date(`2026-11-16T${time}Z`);
      await speak();
      await at(time, 3);
      expect((await mine()).own.shownFrom).toBe('2026-11-17T10:00:00.000Z');
    }
    world.clock.now = new Date('2026-11-17T09:59:00Z');
    await speak();
    await at('2026-11-17T10:00:00Z', 3);
    expect(await seen()).toHaveLength(1);
  });

  it('is drawn once by two runs at once', async () => {
    await give();
    await speak();
    world.clock.now = new Date('2026-11-16T10:15:00Z');
    await Promise.all([at('10:15:00', 10), at('10:15:00', 40)]);
    const { shownFrom } = (await mine()).own;
    expect(['2026-11-16T13:00:00.000Z', '2026-11-16T20:30:00.000Z']).toContain(shownFrom);
    await at('10:16:00', 60);
    expect((await mine()).own.shownFrom).toBe(shownFrom);
  });

  it('is of the day on which it shows, and came just before', async () => {
    const tested = await ask(tester, 'POST', on('/tests'));
    expect(tested.statusCode).toBeLessThan(300);
    await world.database.pool.query('update hidden.tests set opened_at = started_at');
    await give();
    await speak();
    await at('10:15:00', 90);
    expect(await countTests(world.ctx, [projectId])).toMatchObject([{ opened: 0 }]);
    await at('2026-11-17T09:00:00Z');
    expect(await seen()).toMatchObject([{ day: '2026-11-17', isEdited: false }]);
    expect(await listProjectResponses(world.ctx, projectId)).toMatchObject([
      { at: new Date('2026-11-17T09:00:00Z') },
    ]);
    expect(await countTests(world.ctx, [projectId])).toMatchObject([{ opened: 1 }]);
  });

  it('is of the day before where it shows at midnight, as all is that shows then', async () => {
    await give();
    await speak();
    await at('10:15:00', 54);
    await at('2026-11-17T00:00:00Z');
    expect(await seen()).toMatchObject([{ day: '2026-11-16' }]);
  });

  it('holds a skip likewise, of the week in which it shows', async () => {
    world.clock.now = new Date('2026-11-22T22:00:00Z');
    await skip();
    await speak();
    await at('2026-11-22T22:15:00Z', 20);
    const skips = async () => (await ask(maker, 'GET', on('/skips'))).json().items;
    expect(await skips()).toEqual([]);
    await at('2026-11-23T03:30:00Z');
    expect(await skips()).toMatchObject([{ week: '2026-11-23' }]);
  });
});

it('forgets after an hour that somebody did something under their name', async () => {
  await speak();
  const noted = async () =>
    (await world.database.pool.query('select 1 from named_acts where user_id = $1', [tester.id])).rowCount;
  await at('11:07:00');
  expect(await noted()).toBe(1);
  await at('11:07:01');
  expect(await noted()).toBe(0);
});

it.each([
  [
    'replied to a note',
    (ben: TestPerson, note: string) =>
      ask(ben, 'PUT', `/api/feedback/${note}/thread/messages/${randomUUID()}`, { text: 'Mended.' }),
  ],
  [
    'offered to show their name to its author',
    (ben: TestPerson, note: string) => ask(ben, 'PUT', `/api/feedback/${note}/reveal`, { agree: true }),
  ],
])('holds what a maker writes hidden to somebody for whom they have just %s', async (_, act) => {
  const bens = await makeProject(world, tester.id);
  const note = (
    await ask(maker, 'POST', `/api/projects/${bens}/feedback`, { rating: 4, comment: words })
  ).json();
  await at('10:15:00');
  world.clock.now = new Date('2026-11-16T11:35:00Z');
  expect((await act(tester, note.id)).statusCode).toBe(200);
  world.clock.now = new Date('2026-11-16T11:37:00Z');
  await give(tester);
  await at('11:45:00', 8);
  expect(await seen()).toEqual([]);
  await at('2026-11-17T12:00:00Z');
  expect(await seen()).toHaveLength(1);
});

it('shows with the quarter what a tester writes elsewhere beside their own hidden message', async () => {
  const { id } = await give();
  await at('10:15:00');
  const others = await makeProject(world, maker.id);
  await ask(tester, 'PUT', `/api/feedback/${id}/thread/messages/${randomUUID()}`, {
    text: 'One more thing.',
  });
  await ask(tester, 'POST', `/api/projects/${others}/feedback`, {
    rating: 4,
    comment: `${words} Here as well.`,
  });
  await at('10:30:00');
  expect((await ask(maker, 'GET', `/api/projects/${others}/feedback`)).json().items).toHaveLength(1);
});
