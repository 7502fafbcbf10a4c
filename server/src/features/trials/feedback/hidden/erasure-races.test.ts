import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { releaseActs } from '../../../../testing/projects/release.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { authorTag } from '../author-tags.ts';

let world: World;
let app: FastifyInstance;
let tester: TestPerson;
let projectId: string;
let feedbackId: string;
let notedId: string;
let people = 0;
const ask = asker(() => app);
const question = 'Would you keep it?';
const words = 'The first screen is clear, the second one asks more of me than I know.';

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
});
beforeEach(async () => {
  const maker = await makePerson(world, `maker_${++people}`);
  tester = await makePerson(world, `tester_${people}`);
  notedId = await makeProject(world, maker.id);
  const given = await ask(tester, 'POST', `/api/projects/${notedId}/feedback`, { rating: 4, comment: words });
  feedbackId = given.json().id;
  await releaseActs(world);
  projectId = await makeProject(world, maker.id);
  await world.database.pool.query('update projects set card_question = $2 where id = $1', [
    projectId,
    question,
  ]);
});
afterAll(() => world.close());

const on = (path: string) => `/api/projects/${projectId}${path}`;
const inThread = (path: string) => `/api/feedback/${feedbackId}${path}`;

it.each([
  ['a feedback', () => ask(tester, 'POST', on('/feedback'), { rating: 4, comment: `${words} Again.` })],
  ['a skip', () => ask(tester, 'POST', on('/skips'), { reason: 'other', note: 'Not for me.' })],
  ['a card answer', () => ask(tester, 'PUT', on('/card-answers/mine'), { question, answer: true })],
  ['a test', () => ask(tester, 'POST', on('/tests'), {})],
  ['a message', () => ask(tester, 'PUT', inThread(`/thread/messages/${randomUUID()}`), { text: 'More.' })],
  ['an agreement', () => ask(tester, 'PUT', inThread('/reveal'), { agree: true })],
  ['a closing', () => ask(tester, 'PUT', inThread('/thread/closing'), { isClosed: true })],
  ['an edit', () => ask(tester, 'PATCH', inThread(''), { rating: 2, comment: words })],
])('leaves nothing of somebody whose account goes while %s of theirs is on its way', async (_, act) => {
  const erasure = await world.database.pool.connect();
  try {
    await erasure.query('begin');
    await erasure.query('select from users where id = $1 for update', [tester.id]);
    const answer = act();
    await Promise.race([answer, somebodyWaits()]);
    await erasure.query('delete from users where id = $1', [tester.id]);
    await erasure.query('delete from hidden.feedback_authors where feedback_id = $1', [feedbackId]);
    await erasure.query('commit');
    expect((await answer).json().error?.code).toBe('accounts.signed_out');
  } finally {
    erasure.release();
  }
  expect(await rowsOfTester()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

/** Asked until it is so; the test's own patience ends it. */
async function somebodyWaits(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await world.database.pool.query(waiting)).rows.length === 0);
}

/** By their fingerprint, and of what waits in their thread. */
async function rowsOfTester(): Promise<number[]> {
  const count = async (table: string, column: string, value: unknown) => {
    const sql = `select count(*)::int as count from hidden.${table} where ${column} = $1`;
    return (await world.database.pool.query(sql, [value])).rows[0].count;
  };
  const tag = authorTag(world.engines.vault, tester.id);
  return Promise.all([
    ...['feedback_authors', 'skip_authors', 'card_answers', 'tests'].map((t) => count(t, 'author_tag', tag)),
    ...['pending_replies', 'pending_reveals', 'pending_feedback'].map((t) =>
      count(t, 'feedback_id', feedbackId),
    ),
    count('tester_blocks', 'project_id', notedId),
  ]);
}
