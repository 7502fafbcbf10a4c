import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { strangers } from '../cases.testing.ts';
import { type CaseScene, caseScene } from '../scene.testing.ts';

let scene: CaseScene;
let author: TestPerson;
let commentId: string;

beforeAll(async () => {
  scene = await caseScene();
});
beforeEach(async () => {
  scene.world.clock.now = new Date('2026-11-16T10:00:00Z');
  ({ author, commentId } = await scene.comment());
});
afterAll(() => scene.world.close());

const isShown = async () => {
  const { items } = (await scene.ask(undefined, 'GET', `/api/projects/${scene.projectId}/comments`)).json();
  return items.some(({ id }: { id: string }) => id === commentId);
};

it('what was decided is not asked about twice for one reason, and not hidden again; another reason opens a new case', async () => {
  const { caseId } = await scene.opened({ kind: 'comment', address: commentId }, 2);
  await scene.decide(caseId, { outcome: 'no_violation' });
  const [again] = await strangers(scene.world, 1);
  scene.later(10 * 60_000);
  await scene.minute();
  const same = (await scene.report(again, { kind: 'comment', address: commentId })).json();
  expect(same).toMatchObject({ id: null, decidedBefore: { on: '2026-11-16', outcome: 'no_violation' } });
  expect((await scene.read(caseId)).state).toBe('closed');
  const fresh = await scene.opened({ kind: 'comment', address: commentId, reason: 'spam' }, 9);
  expect(fresh.caseId).not.toBe(caseId);
  expect([(await scene.read(fresh.caseId)).weight, await isShown()]).toEqual(['hiding', true]);
});

it('what was cleared is read again with another picture, and when it is said to concern minors', async () => {
  const about = { kind: 'profile', address: author.username };
  const [first, second, third] = await strangers(scene.world, 3);
  const { id: reportId } = (await scene.report(first, about)).json();
  const { pool } = scene.world.database;
  const { rows } = await pool.query('select case_id from reports where id = $1', [reportId]);
  await scene.decide(rows[0].case_id, { outcome: 'no_violation' });
  scene.later(10 * 60_000);
  await scene.minute();
  expect((await scene.report(second, about)).json().decidedBefore).toMatchObject({ outcome: 'no_violation' });
  const minors = (await scene.report(second, { ...about, concernsMinors: true })).json();
  expect(minors).toMatchObject({ id: expect.any(String), decidedBefore: null });
  const portrait = `insert into profiles (user_id, avatar_folder) values ($1, 'another')
    on conflict (user_id) do update set avatar_folder = 'another'`;
  await pool.query(portrait, [author.id]);
  expect((await scene.report(third, about)).json()).toMatchObject({ decidedBefore: null });
});
