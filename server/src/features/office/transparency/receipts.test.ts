import { randomUUID } from 'node:crypto';
import { limits } from '@firstlight/contract/limits.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { give } from '../../../testing/attacks/hidden-notes.ts';
import { makePerson, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { newProject } from '../../../testing/projects/projects.ts';
import { publishAll } from '../../../testing/projects/release.ts';
import { type CaseScene, caseScene } from '../cases/scene.testing.ts';

let scene: CaseScene;
const minute = 60_000;
const words = 'The first screen is clear, the second asks too much of me, and you are a fool.';

beforeAll(async () => {
  scene = await caseScene();
});
beforeEach(() => {
  scene.world.clock.now = new Date('2026-11-16T10:07:00Z');
});
afterAll(() => scene.world.close());

const look = async (reference: string) => {
  const answer = await scene.ask(undefined, 'GET', `/api/transparency/receipts/${reference}`);
  return { status: answer.statusCode, body: answer.body, told: answer.json() };
};
const referenceOf = async (who: TestPerson): Promise<string> =>
  (await scene.ask(who, 'GET', '/api/me/standing')).json().sanctions[0].reference;
const limit = {
  outcome: 'upheld',
  step: 'limit',
  rule: 'harassment',
  deviation: 'It was the third of this week.',
};

async function hiddenNote() {
  const tester = await makePerson(scene.world, `tester_${randomUUID().slice(0, 8)}`);
  const projectId = await newProject(scene.world, scene.maker.ctx.actor);
  const { id } = await give(scene.world, projectId, tester, words);
  await publishAll(scene.world);
  return { tester, input: { kind: 'feedback', address: id } };
}

it('a decision is found by its reference however it is typed, once it can no longer be undone', async () => {
  const { author, commentId } = await scene.comment();
  const { caseId } = await scene.opened({ kind: 'comment', address: commentId });
  scene.later(5 * 60 * minute);
  await scene.decide(caseId, limit);
  const reference = await referenceOf(author);
  expect((await look(reference)).status).toBe(404);
  scene.later(10 * minute);
  await scene.minute();
  const found = await look(reference.toLowerCase().replaceAll('-', ' '));
  expect(found.told).toEqual({
    kind: 'decision',
    rule: 'harassment',
    step: 'limit',
    hours: 168,
    by: 'person',
    appeal: 'none',
    withinHours: 6,
  });
});

it('what there is not, what can be undone and what was undone are answered with the same bytes', async () => {
  const { author, commentId } = await scene.comment();
  const { caseId } = await scene.opened({ kind: 'comment', address: commentId });
  await scene.decide(caseId, limit);
  const reference = await referenceOf(author);
  const pending = await look(reference);
  await scene.ask(scene.admin, 'DELETE', `/api/admin/cases/${caseId}/decision`);
  const bodies = [pending, await look(reference), await look('FL-2222-22'), await look('nonsense')];
  expect(bodies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(new Set(bodies.map(({ body }) => body.replace(/"requestId":"[^"]*"/, ''))).size).toBe(1);
});

it('a receipt of a report about hidden content tells the outcome, and neither step nor appeal', async () => {
  const { tester, input } = await hiddenNote();
  const { caseId } = await scene.opened(input);
  const { rows } = await scene.world.database.pool.query('select reference from reports where case_id = $1', [
    caseId,
  ]);
  const [{ reference }] = rows;
  expect((await look(reference)).told).toEqual({
    kind: 'report',
    rule: 'harassment',
    result: 'waiting',
    withinHours: null,
  });
  await scene.decide(caseId, limit);
  scene.later(10 * minute);
  await scene.minute();
  const closed = await scene.world.database.pool.query('select closed_at from cases where id = $1', [caseId]);
  expect(closed.rows[0].closed_at).toEqual(scene.world.clock.now);
  const told = await look(reference);
  expect(told.told).toEqual({ kind: 'report', rule: 'harassment', result: 'violation', withinHours: 6 });
  // Neither when the account is held back nor an appeal moves a byte of it.
  expect(await scene.standing(tester)).toBe('limited');
  const body = { body: 'It was not what it looks like.' };
  await scene.ask(tester, 'POST', `/api/me/sanctions/${await referenceOf(tester)}/appeal`, body);
  expect((await look(reference)).body).toBe(told.body);
});

it('a receipt of a decision about hidden content names no person, and shows an appeal at once', async () => {
  const { tester, input } = await hiddenNote();
  const { caseId } = await scene.opened(input);
  await scene.decide(caseId, limit);
  scene.later(10 * minute);
  await scene.minute();
  const reference = await referenceOf(tester);
  const before = await look(reference);
  expect(before.told).toMatchObject({ kind: 'decision', step: 'limit', hours: 168, appeal: 'none' });
  for (const secret of [tester.id, tester.username, words, caseId]) expect(before.body).not.toContain(secret);
  const body = { body: 'It was not what it looks like.' };
  await scene.ask(tester, 'POST', `/api/me/sanctions/${reference}/appeal`, body);
  expect((await look(reference)).told.appeal).toBe('waiting');
});

it('nobody guesses references: after so many looks from one address there is no answer for an hour', async () => {
  const app = await scene.world.app();
  const [{ count }] = limits['transparency.receipts'].windows;
  const codes: number[] = [];
  for (let index = 0; index <= count; index += 1)
    codes.push((await app.inject('/api/transparency/receipts/FL-2222-22')).statusCode);
  expect(codes).toEqual([...Array.from({ length: count }, () => 404), 429]);
});
