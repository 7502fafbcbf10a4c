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

let world: World;
let app: FastifyInstance;
let tester: TestPerson;
let projectId: string;
let feedbackId: string;
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
  const noted = await makeProject(world, maker.id);
  const given = await ask(tester, 'POST', `/api/projects/${noted}/feedback`, { rating: 4, comment: words });
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
  [
    'a feedback',
    () => ask(tester, 'POST', on('/feedback'), { rating: 4, comment: `${words} Again.` }),
    'select p.is_withheld from hidden.pending_feedback p join feedback on id = feedback_id where project_id = $1',
  ],
  [
    'a skip',
    () => ask(tester, 'POST', on('/skips'), { reason: 'other', note: 'Not for me.' }),
    'select p.is_withheld from hidden.pending_skips p join skips on id = skip_id where project_id = $1',
  ],
  [
    'a card answer',
    () => ask(tester, 'PUT', on('/card-answers/mine'), { question, answer: true }),
    'select release_at is null as is_withheld from hidden.card_answers where project_id = $1',
  ],
  [
    'a message',
    () => ask(tester, 'PUT', inThread(`/thread/messages/${randomUUID()}`), { text: 'More.' }),
    'select is_withheld from hidden.pending_replies where feedback_id = $2',
  ],
  [
    'an edit',
    () => ask(tester, 'PATCH', inThread(''), { rating: 2, comment: `${words} Twice.` }),
    'select is_withheld from hidden.pending_feedback where feedback_id = $2',
  ],
])('%s of somebody who is limited while it is on its way is withheld', async (_, act, kept) => {
  const limit = await world.database.pool.connect();
  try {
    await limit.query('begin');
    await limit.query('select from users where id = $1 for update', [tester.id]);
    const answer = act();
    await Promise.race([answer, somebodyWaits()]);
    await limit.query(`update users set standing = 'limited' where id = $1`, [tester.id]);
    await limit.query('commit');
    expect((await answer).statusCode).toBeLessThan(300);
  } finally {
    limit.release();
  }
  const text = `with given as (select $1::uuid, $2::uuid) ${kept}`;
  const { rows } = await world.database.pool.query(text, [projectId, feedbackId]);
  expect(rows).toEqual([{ is_withheld: true }]);
});

/** Asked until it is so; the test's own patience ends it. */
async function somebodyWaits(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await world.database.pool.query(waiting)).rows.length === 0);
}
