import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../core/transaction.ts';
import { give } from '../../../testing/attacks/hidden-notes.ts';
import { makeAdmin } from '../../../testing/people/make-admin.ts';
import { makePerson, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { as } from '../../../testing/people/testers.ts';
import { newProject } from '../../../testing/projects/projects.ts';
import { publishAll } from '../../../testing/projects/release.ts';
import { forgetAuthor } from '../../trials/feedback/hidden/forget-author.ts';
import { replyInThread } from '../../trials/feedback/threads/reply-in-thread.ts';
import { mailAppealNote } from '../sanctions/news/sanctions.mails.ts';
import { type CaseScene, caseScene } from './scene.testing.ts';

let scene: CaseScene;
let tester: TestPerson;
let feedbackId: string;
const minute = 60_000;
const hour = 60 * minute;
const words = 'The first screen is clear, the second asks too much of me, and you are a fool.';
const why = 'It was the third of this week.';
const limit = { outcome: 'upheld', step: 'limit', rule: 'harassment', deviation: why };

beforeAll(async () => {
  scene = await caseScene();
});
beforeEach(async () => {
  scene.world.clock.now = new Date('2026-11-16T10:07:00Z');
  tester = await makePerson(scene.world, `tester_${randomUUID().slice(0, 8)}`);
  feedbackId = await noteOf(tester);
});
afterAll(() => scene.world.close());

async function noteOf(author: TestPerson, maker = scene.maker): Promise<string> {
  const projectId = await newProject(scene.world, maker.ctx.actor);
  const { id } = await give(scene.world, projectId, author, words);
  await publishAll(scene.world);
  return id;
}
async function anAdmin(): Promise<TestPerson> {
  const person = await makePerson(scene.world, `admin_${randomUUID().slice(0, 8)}`);
  await makeAdmin(scene.world, person.id);
  return person;
}
const opened = async (id: string) => (await scene.opened({ kind: 'feedback', address: id })).caseId;
const undo = (caseId: string) => scene.ask(scene.admin, 'DELETE', `/api/admin/cases/${caseId}/decision`);
const appealsOf = async (who: TestPerson) => (await scene.ask(who, 'GET', '/api/admin/appeals')).json().items;

it.each(['restriction', 'limit'])(
  'one admin alone sees nobody’s page go by a serious %s for a feedback that they then undo',
  async (step) => {
    const caseId = await opened(feedbackId);
    const decided = await scene.decide(caseId, { ...limit, step, rule: 'danger' });
    expect(decided.json().state).toBe('undoable');
    expect(await scene.standing(tester)).toBe('good');
    scene.later(10 * minute - 1);
    await scene.minute();
    expect(await scene.standing(tester)).toBe('good');
    expect((await undo(caseId)).json().state).toBe('open');
    scene.later(72 * hour);
    await scene.minute();
    expect(await scene.standing(tester)).toBe('good');
  },
);

it('a serious suspension for a feedback closes the account once two admins agree, and not before', async () => {
  const caseId = await opened(feedbackId);
  const suspend = { outcome: 'upheld', step: 'suspension', rule: 'danger' };
  const { version } = (await scene.decide(caseId, suspend)).json();
  expect(await scene.standing(tester)).toBe('good');
  await scene.ask(scene.other, 'POST', `/api/admin/cases/${caseId}/second`, { version, agrees: true });
  expect(await scene.standing(tester)).toBe('suspended');
});

it('an admin who decides about one feedback, reads another and undoes it does not learn that one person wrote both', async () => {
  const [first, second] = [await opened(feedbackId), await opened(await noteOf(tester))];
  const before = await scene.read(second);
  await scene.decide(first, { outcome: 'upheld', step: 'warning', rule: 'harassment' });
  scene.later(10 * minute - 1);
  const { person, suggested } = await scene.read(second);
  expect({ person, suggested }).toEqual({ person: before.person, suggested: before.suggested });
  scene.later(72 * hour);
  expect((await scene.read(second)).person).toEqual(before.person);
  expect((await scene.read(await opened(await noteOf(tester)))).person.strikes).toBe(1);
});

it('that a hidden author was new does not cease to show a week after they came', async () => {
  const newcomer = await makePerson(scene.world, `new_${randomUUID().slice(0, 8)}`, { days: 3 });
  const caseId = await opened(await noteOf(newcomer));
  const { person } = await scene.read(caseId);
  expect(person.isYoung).toBe(true);
  scene.later(5 * 24 * hour);
  expect((await scene.read(caseId)).person).toEqual(person);
});

it('an appeal about a feedback is listed at once, except for its maker and its reporters', async () => {
  const [owner, reporter] = [await anAdmin(), await anAdmin()];
  feedbackId = await noteOf(tester, owner);
  await scene.report(reporter, { kind: 'feedback', address: feedbackId });
  const caseId = await opened(feedbackId);
  await scene.decide(caseId, limit);
  const [{ reference }] = (await scene.ask(tester, 'GET', '/api/me/standing')).json().sanctions;
  scene.world.clock.now = new Date('2026-11-16T10:22:00Z');
  const body = { body: 'It was not what it looks like.' };
  await scene.ask(tester, 'POST', `/api/me/sanctions/${reference}/appeal`, body);
  const ofThis = async (who: TestPerson) =>
    (await appealsOf(who)).filter((one: { caseId: string }) => one.caseId === caseId);
  const [appeal] = await ofThis(scene.other);
  expect(appeal).toMatchObject({ filedAt: '2026-11-16T10:22:00.000Z', can: { decide: true } });
  expect(appeal.statement.until).toContain('Paris time');
  scene.world.happened.mails.length = 0;
  await mailAppealNote.run(scene.world.jobCtx, { appealId: appeal.id, why: 'filed' });
  expect(scene.world.happened.mails).toEqual([]);
  const answer = { outcome: 'upheld', answer: 'The decision stays as it is.' };
  for (const involved of [owner, reporter]) {
    expect(await ofThis(involved)).toEqual([]);
    const refused = await scene.ask(involved, 'POST', `/api/admin/appeals/${appeal.id}/decision`, answer);
    expect(refused.json().error.code).toBe('request.not_found');
  }
});

it('an appeal that nobody else has answered in time is answered by whoever decided first', async () => {
  const { author, commentId } = await scene.comment();
  const { caseId } = await scene.opened({ kind: 'comment', address: commentId });
  await scene.decide(caseId, limit);
  const [{ reference }] = (await scene.ask(author, 'GET', '/api/me/standing')).json().sanctions;
  const body = { body: 'It was not what it looks like.' };
  await scene.ask(author, 'POST', `/api/me/sanctions/${reference}/appeal`, body);
  const may = async () =>
    (await appealsOf(scene.admin)).find((one: { caseId: string }) => one.caseId === caseId).can.decide;
  expect(await may()).toBe(false);
  scene.later(49 * hour);
  await scene.minute();
  expect(await may()).toBe(true);
});

it('a report of a limited tester about a maker’s message looks like any other', async () => {
  const messageId = randomUUID();
  const act = { ...as(scene.world, scene.maker.ctx.actor), newId: randomUUID };
  await replyInThread(act, { feedbackId, messageId, text: 'Who do you think you are?' });
  const { pool } = scene.world.database;
  await pool.query(`update users set standing = 'limited' where id = $1`, [tester.id]);
  expect((await scene.report(tester, { kind: 'thread_message', address: messageId })).statusCode).toBe(201);
  const { rows } = await pool.query('select id from cases where subject_id = $1', [messageId]);
  const { given } = await scene.read(rows[0].id);
  expect(given).toMatchObject([{ number: 1, trust: 'no_history' }]);
});

it('what an admin reads of a hidden author stays as it was when the case was opened, also once the account is gone', async () => {
  const first = await opened(feedbackId);
  await scene.decide(first, { outcome: 'upheld', step: 'warning', rule: 'harassment' });
  scene.later(72 * hour);
  await scene.minute();
  const caseId = await opened(await noteOf(tester));
  const { person, suggested } = await scene.read(caseId);
  expect(person.strikes).toBe(1);
  await inTransaction(scene.world.ctx, (tx) => forgetAuthor(tx, tester.id));
  expect(await scene.read(caseId)).toMatchObject({ person, suggested });
});

it('nobody who reports is told from others by a weight: neither by their own, nor by what it adds to a sum', async () => {
  const { commentId } = await scene.comment();
  const { caseId, reporters } = await scene.opened({ kind: 'comment', address: commentId }, 2);
  const { pool } = scene.world.database;
  const seen = async () => {
    const { weight, given, hasEstablished } = await scene.read(caseId);
    return { weight, given, hasEstablished };
  };
  const before = await seen();
  expect(before).toMatchObject({ weight: 'light', hasEstablished: false });
  for (const report of before.given) expect(Object.keys(report)).not.toContain('weight');
  await pool.query('update reports set weight = 1.22 where case_id = $1', [caseId]);
  await pool.query('update cases set weight = 2.44, established = 1 where id = $1', [caseId]);
  expect(await seen()).toEqual(before);
  expect(reporters).toHaveLength(2);
});
