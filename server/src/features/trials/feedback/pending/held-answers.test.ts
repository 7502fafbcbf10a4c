import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { tidepool } from '../../../../testing/projects/projects.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { releasePending } from './release-pending.ts';

let world: World;
let app: FastifyInstance;
let maker: TestPerson;
let projectId: string;
let people = 0;

const quarter = 15 * 60_000;
const hour = 4 * quarter;
const comment = 'The example sold me: I changed the names and the numbers matched.';
const start = Date.parse('2026-11-16T00:00:00Z');

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
});
beforeEach(async () => {
  at(start);
  maker = await somebody();
  projectId = await makeProject(world, maker.id);
});
afterAll(() => world.close());

const ask = asker(() => app);
const somebody = () => makePerson(world, `person_${++people}`);
const at = (moment: number) => {
  world.clock.now = new Date(moment);
};
const change = (question: string) =>
  ask(maker, 'PUT', `/api/projects/${projectId}`, { ...tidepool, questions: [question] });
const questionFor = async (who: TestPerson): Promise<string | undefined> =>
  (await ask(who, 'GET', `/api/projects/${projectId}/feedback/mine`)).json().questions[0];
const give = (who: TestPerson, question: string) =>
  ask(who, 'POST', `/api/projects/${projectId}/feedback`, {
    rating: 4,
    comment,
    answers: [{ question, answer: 'It did.' }],
  });
const seen = async () => (await ask(maker, 'GET', `/api/projects/${projectId}/feedback`)).json().items;
const release = (lot: number) =>
  releasePending({
    ...world.jobCtx,
    newId: () => `00000000-0000-4000-8000-${lot.toString(16).padStart(12, '0')}`,
  });

/** Whether somebody who writes a moment before what has just shown may answer the same question. */
async function couldBeNew(question: string, shownAt: number): Promise<boolean> {
  at(shownAt - 1000);
  return (await give(await somebody(), question)).statusCode === 201;
}

it.each([
  ['in the morning', 9 * hour, 94],
  ['in the evening', 23 * hour, 94],
  ['in the evening, by a short lot', 23 * hour, 10],
  ['before midnight', 24 * hour - quarter - 1000, 60],
])(
  'shows a held answer while others may give one to the same question, though the maker asks something else every day: written %s',
  async (_, time, lot) => {
    for (let day = 0; day <= 6; day += 1) {
      at(start + day * 24 * hour + hour);
      await change(`What did day ${day} lack?`);
    }
    const written = start + 6 * 24 * hour + time;
    at(written);
    const tester = await somebody();
    const question = await questionFor(tester);
    expect(question).toBeDefined();
    await ask(tester, 'POST', `/api/projects/${projectId}/comments`, { body: 'Well done.' });
    expect((await give(tester, question as string)).statusCode).toBe(201);
    const due = (Math.floor(written / quarter) + 1) * quarter;
    at(due);
    await release(lot);
    expect(await seen()).toEqual([]);
    const waits = await ask(tester, 'GET', `/api/projects/${projectId}/feedback/mine`);
    const shownAt = Date.parse(waits.json().feedback.own.shownFrom);
    at(start + 7 * 24 * hour + hour);
    if (world.clock.now.getTime() < shownAt) await change('What did day 7 lack?');
    at(shownAt);
    await release(0);
    expect(await seen()).toMatchObject([{ answers: [{ question }] }]);
    expect(await couldBeNew(question as string, shownAt)).toBe(true);
  },
);

it('lets go of an answer that shows after its question has gone, and shows the rest', async () => {
  at(start + hour);
  await change('What did the first day lack?');
  at(start + 60 * hour);
  const tester = await somebody();
  await ask(tester, 'POST', `/api/projects/${projectId}/feedback`, { rating: 4, comment });
  at(start + 61 * hour);
  await release(0);
  await change('What is it for?');
  await give(await somebody(), 'What did the first day lack?');
  await world.database.pool.query(`update hidden.pending_feedback set is_held = true, release_at = $1`, [
    new Date(start + 200 * hour),
  ]);
  at(start + 200 * hour);
  await release(0);
  expect(await seen()).toMatchObject([
    { comment, answers: [] },
    { comment, answers: [] },
  ]);
});
