import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { tidepool } from '../../../../testing/projects/projects.ts';
import { publishAll, publishDue } from '../../../../testing/projects/release.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { withholdEarlier } from '../limit-author.ts';

let world: World;
let app: FastifyInstance;
let maker: TestPerson;
let projectId: string;
let people = 0;
const question = 'Would you leave it on all week?';

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
});
beforeEach(async () => {
  at('2026-11-15T10:00:00.000Z');
  maker = await somebody();
  projectId = await makeProject(world, maker.id);
  await askOnCard(question);
  at('2026-11-17T10:00:00.000Z');
});
afterAll(() => world.close());

const ask = asker(() => app);
const at = (moment: string) => {
  world.clock.now = new Date(moment);
};
const somebody = (traits = {}) => makePerson(world, `person_${++people}`, traits);
const askOnCard = (cardQuestion: string | null) =>
  ask(maker, 'PUT', `/api/projects/${projectId}`, { ...tidepool, cardQuestion });
const answer = (who: TestPerson, said: boolean, words = question) =>
  ask(who, 'PUT', `/api/projects/${projectId}/card-answers/mine`, { question: words, answer: said });
const own = async (who: TestPerson) =>
  (await ask(who, 'GET', `/api/projects/${projectId}/feedback/mine`)).json().cardQuestion;
const result = async () =>
  (await ask(undefined, 'GET', `/api/projects/${projectId}`)).json().cardQuestion.result;

async function answerAll(answers: readonly boolean[]) {
  for (const said of answers) expect((await answer(await somebody(), said)).statusCode).toBe(204);
}

test('card answers are counted from the first on', async () => {
  expect(await result()).toBeNull();
  await answerAll([false]);
  await publishAll(world);
  expect(await result()).toEqual({ yes: 0, no: 1 });
  await answerAll([true, true]);
  await publishAll(world);
  expect(await result()).toEqual({ yes: 2, no: 1 });
});

test('card answers enter the sum at the next boundary', async () => {
  at('2026-11-17T10:07:00.000Z');
  await answerAll([true]);
  at('2026-11-17T10:09:00.000Z');
  await publishDue(world);
  expect(await result()).toBeNull();
  at('2026-11-17T10:10:00.000Z');
  await publishDue(world);
  expect(await result()).toEqual({ yes: 1, no: 0 });
});

it('counts once for each person, who may change their mind until others are told', async () => {
  const tester = await somebody();
  await answer(tester, true);
  await answer(tester, false);
  expect(await own(tester)).toEqual({ question, isAnswered: true, mine: false });
  await publishAll(world);
  expect(await own(tester)).toEqual({ question, isAnswered: true, mine: null });
  await answer(tester, true);
  await publishAll(world);
  expect(await result()).toEqual({ yes: 0, no: 1 });
});

it('keeps of an answer that is counted only that somebody gave one', async () => {
  await answerAll([true]);
  await publishAll(world);
  const { rows } = await world.database.pool.query(
    'select answer, publish_at from hidden.card_answers where project_id = $1',
    [projectId],
  );
  expect(rows).toEqual([{ answer: null, publish_at: null }]);
});

it('starts at zero when the maker asks something else', async () => {
  await answerAll([true]);
  await publishAll(world);
  await askOnCard('Would you pay for it?');
  expect(await result()).toBeNull();
  const tester = await somebody();
  expect((await answer(tester, true)).json().error.code).toBe('feedback.question_changed');
  await answer(await somebody(), false, 'Would you pay for it?');
  await publishAll(world);
  expect(await result()).toEqual({ yes: 0, no: 1 });
});

it('is not the maker’s to give, and of a limited person enters no sum', async () => {
  expect((await answer(maker, true)).json().error.code).toBe('feedback.on_own_project');
  const limited = await somebody({ standing: 'limited' });
  await answer(limited, true);
  expect(await own(limited)).toMatchObject({ isAnswered: true, mine: true });
  await answerAll([false]);
  await publishAll(world);
  expect(await result()).toEqual({ yes: 0, no: 1 });
});

test('the sum leaves out answers to a question that was replaced before the boundary', async () => {
  await answerAll([true]);
  await askOnCard('Would you pay for it?');
  await publishAll(world);
  await askOnCard(question);
  expect(await result()).toBeNull();
});

it('enters no sum when its author is limited before the boundary', async () => {
  const early = await somebody();
  await answer(early, true);
  await withholdEarlier(world.ctx, early.id);
  await answerAll([false]);
  await publishAll(world);
  expect(await result()).toEqual({ yes: 0, no: 1 });
});
