import { randomUUID } from 'node:crypto';
import { endpoints } from '@firstlight/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../testing/people/makers-and-testers.ts';
import { workOff } from '../../../testing/people/testers.ts';
import { publishAll } from '../../../testing/projects/release.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';

let world: World;
let app: FastifyInstance;
let maker: TestPerson;
let projectId: string;
/** The first ten gave feedback, the rest skipped. */
const testers: TestPerson[] = [];
const pieces: string[] = [];

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  world.clock.now = new Date('2026-11-16T09:23:20.000Z');
  app = await world.app(unlimited);
  maker = await makePerson(world, 'maker');
  projectId = await makeProject(world, maker.id);
  for (let n = 0; n < 20; n++) {
    const tester = await makePerson(world, `canary_${n}`);
    testers.push(tester);
    const [what, said] =
      n < 10
        ? ['feedback', { rating: 3, comment: `What I tried first was ${randomUUID()}, without success.` }]
        : ['skips', { reason: 'other', note: 'Too many steps.' }];
    pieces.push((await ask(tester, 'POST', `/api/projects/${projectId}/${what}`, said as object)).json().id);
  }
  // By now the maker has heard of all of them.
  await publishAll(world);
  await workOff(world);
  world.clock.now = new Date('2026-11-16T10:03:20.000Z');
});
afterAll(() => world.close());

const ask = asker(() => app);
const publish = (feedbackIds: string[], skipIds: string[]) => {
  const said = { whatChanged: 'There are fewer steps now.', link: null };
  return ask(maker, 'POST', `/api/projects/${projectId}/iterations`, { ...said, feedbackIds, skipIds });
};
const marksIn = (text: string) =>
  testers.filter(({ id, username, email }) => [id, username, email].some((mark) => text.includes(mark)));

/** All addresses that answer a maker about themselves or their project. */
const makersAddresses = endpoints
  .filter(
    ({ name, method, access }) => method === 'GET' && access !== 'admin' && !/^(accounts|feed)\./.test(name),
  )
  .map(({ path }) => path)
  .filter((path) => !path.replace(':projectId', '').includes(':'));

/** Reads everything a maker can read about themselves and their project. */
async function allThatMakersSee(): Promise<string> {
  const urls = makersAddresses.map((path) => path.replace(':projectId', projectId));
  const answers = await Promise.all(urls.map((url) => ask(maker, 'GET', url)));
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(15);
  return answers.map(({ body }, index) => `${urls[index]} ${body}`).join('\n');
}

describe('crediting', () => {
  it('names nobody in its answer, its event, its pushes and the jobs it leaves', async () => {
    for (const sent of Object.values(world.happened)) sent.length = 0;
    const answer = await publish(pieces.slice(0, 10), pieces.slice(10));
    expect(answer.statusCode).toBe(201);
    const { events, jobs, pushes } = world.happened;
    expect(marksIn(answer.body + JSON.stringify({ events, jobs, pushes }))).toEqual([]);
    // Nor which pieces: whoever reads the queue or the page learns no more than a number.
    const leaving =
      JSON.stringify({ events, jobs, pushes }) +
      (await ask(undefined, 'GET', `/api/projects/${projectId}/iterations`)).body;
    expect(pieces.filter((id) => leaving.includes(id))).toEqual([]);
  });

  it('changes nothing that the maker can see when the receipts are delivered and read', async () => {
    const before = await allThatMakersSee();
    await workOff(world);
    expect(await allThatMakersSee()).toBe(before);
    for (const tester of testers) {
      const { items } = (await ask(tester, 'GET', '/api/notifications')).json();
      expect(items).toMatchObject([{ kind: 'credit', actor: null, at: '2026-11-16' }]);
      await ask(tester, 'POST', '/api/notifications/reads', { id: null });
    }
    expect(await allThatMakersSee()).toBe(before);
    expect(marksIn(before)).toEqual([]);
  });

  it('notifies authors of feedback and skips in the order of random IDs', async () => {
    const rung = world.happened.pushes.filter(({ topic }) => testers.some(({ id }) => topic === `me:${id}`));
    const first = rung.slice(0, testers.length);
    expect(first.every(({ event }) => event === 'notifications.changed')).toBe(true);
    expect(first.map(({ topic }) => topic)).toEqual(first.map(({ topic }) => topic).toSorted());
  });
});

describe('in a copy of the database without the keys', () => {
  it('neither credits nor notes say whose they are', async () => {
    for (const table of [
      'iterations',
      'iteration_feedback',
      'iteration_skips',
      'skips',
      'hidden.skip_authors',
    ]) {
      const { rows } = await world.database.pool.query(`select t::text as row from ${table} t`);
      expect(rows.length).toBeGreaterThan(0);
      expect([table, marksIn(rows.map(({ row }) => row).join('\n'))]).toEqual([table, []]);
    }
  });

  it('a receipt names its reader and the project, and neither the note nor its number', async () => {
    const { rows } = await world.database.pool.query(
      `select n::text || c::text as row from notifications n join notification_causes c using (user_id)
       where kind = 'credit'`,
    );
    const text = rows.map(({ row }) => row).join('\n');
    expect(rows).toHaveLength(testers.length);
    expect(pieces.filter((id) => text.includes(id))).toEqual([]);
  });
});
