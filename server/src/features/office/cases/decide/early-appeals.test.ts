import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { type CaseScene, caseScene } from '../scene.testing.ts';

let scene: CaseScene;
let author: TestPerson;
let caseId: string;
const minute = 60_000;
const limit = {
  outcome: 'upheld',
  step: 'limit',
  rule: 'harassment',
  deviation: 'It was the third of this week.',
};

beforeAll(async () => {
  scene = await caseScene();
});
afterAll(() => scene.world.close());
beforeEach(async () => {
  const written = await scene.comment();
  author = written.author;
  ({ caseId } = await scene.opened({ kind: 'comment', address: written.commentId }));
  await scene.decide(caseId, limit);
  const [{ reference }] = (await scene.ask(author, 'GET', '/api/me/standing')).json().sanctions;
  const body = { body: 'It was not what it looks like.' };
  await scene.ask(author, 'POST', `/api/me/sanctions/${reference}/appeal`, body);
});

const appeals = async () =>
  (await scene.ask(scene.other, 'GET', '/api/admin/appeals'))
    .json()
    .items.filter((one: { caseId: string }) => one.caseId === caseId);

it('an appeal against a decision that is then undone waits for nobody', async () => {
  expect(await appeals()).toHaveLength(1);
  await scene.ask(scene.admin, 'DELETE', `/api/admin/cases/${caseId}/decision`);
  expect(await appeals()).toEqual([]);
  expect(await scene.standing(author)).toBe('good');
});

it('a decision that an appeal makes milder within its ten minutes is told of when they are over', async () => {
  const [{ id }] = await appeals();
  const milder = { outcome: 'reduced', answer: 'A day is enough.', step: 'limit', hours: 24 };
  await scene.ask(scene.other, 'POST', `/api/admin/appeals/${id}/decision`, milder);
  const told = () =>
    scene.world.happened.jobs.filter(({ name }) => name === 'sanctions.mail-statement').length;
  const before = told();
  scene.later(10 * minute);
  await scene.minute();
  expect(told()).toBe(before + 1);
  expect(await scene.standing(author)).toBe('limited');
  scene.later(24 * 60 * minute);
  await scene.minute();
  expect(await scene.standing(author)).toBe('good');
});
