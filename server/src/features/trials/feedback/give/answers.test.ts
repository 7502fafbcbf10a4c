import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { tidepool } from '../../../../testing/projects/projects.ts';
import { publishAll } from '../../../../testing/projects/release.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';

let world: World;
let app: FastifyInstance;
let maker: TestPerson;
let tester: TestPerson;
let projectId: string;
let people = 0;

const [trust, till] = ['Did you trust the first number?', 'Which till do you use?'];
const comment = 'The example sold me: I changed the names and the numbers matched.';
const start = new Date('2026-11-16T10:00:00.000Z');

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
});
beforeEach(async () => {
  world.clock.now = start;
  people += 1;
  [maker, tester] = await Promise.all([
    makePerson(world, `maker_${people}`),
    makePerson(world, `tester_${people}`),
  ]);
  projectId = await makeProject(world, maker.id);
  await change([trust]);
});
afterAll(() => world.close());

const asAsked = asker(() => app);
const ask = async (...asking: Parameters<typeof asAsked>) => {
  const answer = await asAsked(...asking);
  return { status: answer.statusCode, body: answer.json() };
};
const change = (questions: string[]) =>
  ask(maker, 'PUT', `/api/projects/${projectId}`, { ...tidepool, questions });
const give = (answers: object[]) =>
  ask(tester, 'POST', `/api/projects/${projectId}/feedback`, { rating: 4, comment, answers });
const shown = async () => (await ask(maker, 'GET', `/api/projects/${projectId}/feedback`)).body.items;
const asked = async (who: TestPerson) => (await ask(who, 'GET', `/api/projects/${projectId}`)).body.questions;
const askedInForm = async (who: TestPerson) =>
  (await ask(who, 'GET', `/api/projects/${projectId}/feedback/mine`)).body.questions;

describe('what a maker asks', () => {
  it('is asked at once after a change', async () => {
    await change([till, trust]);
    expect(await asked(tester)).toEqual([till, trust]);
    expect(await askedInForm(tester)).toEqual([till, trust]);
  });

  it('stays as it is where an edit does not speak of it, or says the same', async () => {
    await ask(maker, 'PUT', `/api/projects/${projectId}`, { ...tidepool, name: 'Rockpool' });
    await change([trust]);
    expect(await asked(maker)).toEqual([trust]);
  });
});

describe('an answer', () => {
  it('shows with the feedback, under the words it answers, at the boundary', async () => {
    const given = await give([{ question: trust, answer: 'Yes, I could tap it.' }]);
    expect(given.body.answers).toEqual([{ question: trust, answer: 'Yes, I could tap it.' }]);
    expect(await shown()).toEqual([]);
    await publishAll(world);
    expect((await shown())[0].answers).toEqual([{ question: trust, answer: 'Yes, I could tap it.' }]);
    await change([]);
    expect((await shown())[0].answers).toEqual([{ question: trust, answer: 'Yes, I could tap it.' }]);
  });

  it('can be changed by its author, also once the question is no longer asked, which marks it edited', async () => {
    const { id } = (await give([{ question: trust, answer: 'Yes.' }])).body;
    await publishAll(world);
    await change([]);
    const answers = [{ question: trust, answer: 'No, on a second look.' }];
    const edited = await ask(tester, 'PATCH', `/api/feedback/${id}`, { rating: 4, comment, answers });
    expect(edited.body).toMatchObject({ answers, isEdited: true });
    expect((await shown())[0]).toMatchObject({ answers: [{ answer: 'Yes.' }], isEdited: false });
    await publishAll(world);
    expect((await shown())[0]).toMatchObject({ answers, isEdited: true });
    const kept = await ask(tester, 'PATCH', `/api/feedback/${id}`, { rating: 5, comment });
    expect(kept.body.answers).toEqual(answers);
  });

  it('to a question that is removed meanwhile is kept with the question', async () => {
    const answers = [{ question: trust, answer: 'Asked when I began.' }];
    await change([till]);
    expect((await give(answers)).status).toBe(201);
    await change(['Who else should try this?']);
    await publishAll(world);
    expect((await shown())[0].answers).toEqual(answers);
  });

  it('to a question that two edits have removed is refused', async () => {
    await change([till]);
    await change(['Who else should try this?']);
    expect((await give([{ question: trust, answer: 'Too late.' }])).body.error.code).toBe(
      'feedback.question_changed',
    );
  });

  it.each([
    [[{ question: 'Are you a fraud?', answer: 'I asked myself.' }]],
    [
      [
        { question: trust, answer: 'Once.' },
        { question: trust, answer: 'Twice.' },
      ],
    ],
  ])('to what was not asked, or given twice, is refused: %j', async (answers) => {
    const refused = await give(answers);
    expect(refused.body.error.code).toBe('feedback.question_changed');
  });

  it('sent again is the same feedback; with other words it is a second one', async () => {
    const answers = [{ question: trust, answer: 'Yes.' }];
    const first = await give(answers);
    expect((await give(answers)).body.id).toBe(first.body.id);
    expect((await give([])).body.error.code).toBe('feedback.already_given');
  });

  it('is in the maker’s CSV', async () => {
    await give([{ question: trust, answer: 'Yes, "truly".' }]);
    await publishAll(world);
    const { body } = await app.inject({
      url: `/api/projects/${projectId}/notes.csv`,
      headers: { cookie: maker.cookie },
    });
    expect(body).toContain(`"${trust}\nYes, ""truly""."`);
  });
});
