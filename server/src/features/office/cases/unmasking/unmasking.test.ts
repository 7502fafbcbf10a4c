import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../../core/transaction.ts';
import { makeAdmin } from '../../../../testing/people/make-admin.ts';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { forgetAuthor } from '../../../trials/feedback/hidden/forget-author.ts';
import { type CaseScene, caseScene } from '../scene.testing.ts';
import {
  allConfirm,
  anotherAdmin,
  asked,
  codeOf,
  hiddenCase,
  unmaskingOf,
  unmaskingRoutes,
} from './unmasking.testing.ts';

let scene: CaseScene;
let routes: ReturnType<typeof unmaskingRoutes>;
let third: TestPerson;
let [tester, reporter] = [] as unknown as [TestPerson, TestPerson];
let [caseId, feedbackId] = ['', ''];
const hour = 3_600_000;

beforeAll(async () => {
  scene = await caseScene();
  routes = unmaskingRoutes(scene);
  third = await anotherAdmin(scene);
});
beforeEach(async () => {
  scene.world.clock.now = new Date('2026-11-16T10:07:00Z');
  await scene.world.database.pool.query('delete from unmaskings');
  ({ tester, reporter, caseId, feedbackId } = await hiddenCase(scene));
  await allConfirm(scene);
});
afterAll(() => scene.world.close());

async function after(ms: number): Promise<void> {
  scene.later(ms);
  await allConfirm(scene);
}
const acts = async () => {
  const { rows } = await scene.world.database.pool.query(
    `select admin_id, act, facts from admin_acts where case_id = $1 and act like '%nmask%' order by id`,
    [caseId],
  );
  return rows;
};
const unmaskingNow = async (who = scene.admin) => unmaskingOf(await scene.read(caseId, who));

describe('asking who wrote something hidden', () => {
  it('opens nothing: another admin has to agree, and sees why', async () => {
    const before = await scene.read(caseId);
    expect([before.unmasking, before.can.unmask]).toEqual([null, true]);
    const answer = await routes.askFor(caseId);
    expect(answer.statusCode).toBe(201);
    const mine = unmaskingOf(answer.json());
    expect(mine).toMatchObject({ state: 'asked', isOwn: true, can: { answer: false, see: false } });
    expect(mine.until).toBe('2026-11-19T10:07:00.000Z');
    expect(await unmaskingNow(scene.other)).toMatchObject({
      ...asked,
      by: scene.admin.name,
      seenUntil: null,
      can: { answer: true, see: false },
    });
    expect([await routes.due(scene.admin), await routes.due(scene.other)]).toEqual([[], [mine.id]]);
    for (const who of [scene.admin, scene.other, third])
      expect((await routes.name(mine.id, who)).statusCode).toBe(404);
  });

  it('takes a password of the last hour, forty characters and one of the grounds', async () => {
    await scene.world.database.pool.query('update sessions set identity_confirmed_at = $1', [
      new Date(scene.world.clock.now.getTime() - hour - 1),
    ]);
    expect(codeOf(await routes.askFor(caseId))).toBe('accounts.password_needed');
    await allConfirm(scene);
    const refused = [
      { ...asked, text: 'x'.repeat(39) },
      { ...asked, ground: 'curiosity' },
      { ...asked, isSecret: true },
    ];
    for (const input of refused) expect(codeOf(await routes.askFor(caseId, input))).toBe('request.invalid');
    expect(await acts()).toEqual([]);
  });

  it('is not there for what bears a name, nor for whoever made the project, reported it or wrote it', async () => {
    const { commentId } = await scene.comment();
    const named = await scene.opened({ kind: 'comment', address: commentId });
    expect((await routes.askFor(named.caseId)).statusCode).toBe(404);
    expect((await scene.read(named.caseId)).can.unmask).toBe(false);
    const id = await routes.waits(caseId);
    const { pool } = scene.world.database;
    for (const involved of [scene.maker, reporter, tester]) {
      await makeAdmin(scene.world, involved.id);
      expect((await routes.askFor(caseId, asked, involved)).statusCode).toBe(404);
      expect((await routes.answer(id, true, involved)).statusCode).toBe(404);
      expect(await routes.due(involved)).toEqual([]);
      await pool.query('delete from admins where user_id = $1', [involved.id]);
    }
    expect((await unmaskingNow()).state).toBe('asked');
  });

  it('waits for one answer at a time, and for 72 hours', async () => {
    const id = await routes.waits(caseId);
    expect(codeOf(await routes.askFor(caseId, asked, third))).toBe('cases.unmasking_waits');
    await after(72 * hour);
    expect(codeOf(await routes.answer(id, true))).toBe('cases.unmasking_over');
    expect((await unmaskingNow()).state).toBe('expired');
    expect([await routes.due(scene.other), (await scene.read(caseId)).can.unmask]).toEqual([[], true]);
    expect((await routes.askFor(caseId, asked, third)).statusCode).toBe(201);
  });
});

describe('agreeing', () => {
  it('shows the name to both, to nobody else, for a day, and to nobody after it', async () => {
    const id = await routes.waits(caseId);
    const agreed = unmaskingOf((await routes.answer(id, true)).json());
    expect(agreed).toMatchObject({
      state: 'agreed',
      answeredBy: scene.other.name,
      seenUntil: '2026-11-17T10:07:00.000Z',
    });
    const person = { name: tester.name, username: tester.username };
    for (const who of [scene.admin, scene.other]) {
      expect((await routes.name(id, who)).json()).toEqual({ person });
      expect(await unmaskingNow(who)).toMatchObject({ text: asked.text, can: { see: true } });
    }
    expect((await routes.name(id, third)).statusCode).toBe(404);
    expect(await unmaskingNow(third)).toMatchObject({ state: 'agreed', text: null, can: { see: false } });
    await after(24 * hour - 1);
    expect((await routes.name(id, scene.admin)).json()).toEqual({ person });
    await after(1);
    for (const who of [scene.admin, scene.other, third]) {
      expect((await routes.name(id, who)).statusCode).toBe(404);
      expect(await unmaskingNow(who)).toMatchObject({ text: null, can: { see: false } });
    }
  });

  it('is never the same admin’s, also where there is no other', async () => {
    const id = await routes.waits(caseId);
    const { pool } = scene.world.database;
    await pool.query('delete from admins where user_id <> $1', [scene.admin.id]);
    expect(codeOf(await routes.answer(id, true, scene.admin))).toBe('cases.same_admin');
    for (const { id: adminId } of [scene.other, third])
      await pool.query('insert into admins (user_id, granted_at) values ($1, now())', [adminId]);
    expect((await unmaskingNow()).state).toBe('asked');
  });

  it('leaves nobody alone with the name: whoever asked and is no admin any more is not agreed with', async () => {
    const id = await routes.waits(caseId);
    const { pool } = scene.world.database;
    await pool.query('delete from admins where user_id = $1', [scene.admin.id]);
    expect(codeOf(await routes.answer(id, true))).toBe('cases.unmasking_over');
    await pool.query('insert into admins (user_id, granted_at) values ($1, now())', [scene.admin.id]);
    expect((await routes.name(id, scene.other)).statusCode).toBe(404);
  });

  it('takes a password of the last hour, and so does each look', async () => {
    const id = await routes.waits(caseId);
    scene.later(hour + 1);
    expect(codeOf(await routes.answer(id, true))).toBe('accounts.password_needed');
    await allConfirm(scene);
    await routes.answer(id, true);
    scene.later(hour + 1);
    expect(codeOf(await routes.name(id, scene.other))).toBe('accounts.password_needed');
  });

  it('says of an account that is gone that it is gone, to both alone', async () => {
    await inTransaction(scene.world.ctx, (tx) => forgetAuthor(tx, tester.id));
    const id = await routes.waits(caseId);
    expect((await routes.answer(id, true)).statusCode).toBe(200);
    expect((await routes.name(id, scene.admin)).json()).toEqual({ person: null });
    expect((await routes.name(id, third)).statusCode).toBe(404);
  });
});

describe('refusing', () => {
  it('ends it, and it can be asked again', async () => {
    const id = await routes.waits(caseId);
    expect(unmaskingOf((await routes.answer(id, false)).json())).toMatchObject({
      state: 'refused',
      seenUntil: null,
    });
    for (const who of [scene.admin, scene.other]) expect((await routes.name(id, who)).statusCode).toBe(404);
    expect((await routes.askFor(caseId)).statusCode).toBe(201);
  });
});

it('every act is noted with ids and codes, and the name is in no row, queue or answer but the one', async () => {
  const id = await routes.waits(caseId);
  await routes.answer(id, true);
  await routes.name(id, scene.admin);
  expect(await acts()).toEqual([
    {
      admin_id: scene.admin.id,
      act: 'cases.askUnmasking',
      facts: { ground: 'danger_to_life', isSecret: false },
    },
    { admin_id: scene.other.id, act: 'cases.answerUnmasking', facts: { agrees: true } },
    { admin_id: scene.admin.id, act: 'cases.readUnmasked', facts: {} },
  ]);
  const { rows } = await scene.world.database.pool.query('select row_to_json(unmaskings) from unmaskings');
  const told = [rows, await scene.read(caseId), await acts(), scene.world.happened.jobs];
  for (const secret of [tester.id, tester.name, tester.username])
    expect(JSON.stringify(told)).not.toContain(secret);
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(asked.text).toString('hex'));
});

it('what is withdrawn by its author meanwhile is still theirs', async () => {
  const id = await routes.waits(caseId);
  await scene.ask(tester, 'DELETE', `/api/feedback/${feedbackId}`);
  await routes.answer(id, true);
  expect((await routes.name(id, scene.admin)).json()).toEqual({
    person: { name: tester.name, username: tester.username },
  });
});
