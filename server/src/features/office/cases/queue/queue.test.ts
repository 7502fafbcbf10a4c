import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { newProject } from '../../../../testing/projects/projects.ts';
import { type CaseScene, caseScene } from '../scene.testing.ts';

let scene: CaseScene;
const hour = 60 * 60_000;

beforeAll(async () => {
  scene = await caseScene();
});
beforeEach(async () => {
  scene.world.clock.now = new Date('2026-11-16T10:00:00Z');
  await scene.world.database.pool.query('delete from cases');
});
afterAll(() => scene.world.close());

const aCase = async (reason = 'harassment', reporters = 1) => {
  const { commentId, author } = await scene.comment();
  const opened = await scene.opened({ kind: 'comment', address: commentId, reason }, reporters);
  return { ...opened, commentId, author };
};
const list = async (who = scene.admin, query = '') =>
  (await scene.ask(who, 'GET', `/api/admin/cases${query}`)).json();
const ids = async (who = scene.admin) => (await list(who)).items.map(({ id }: { id: string }) => id);
const next = async (who = scene.admin) => (await scene.ask(who, 'POST', '/api/admin/cases/next')).json();
const claim = (caseId: string, who = scene.admin) =>
  scene.ask(who, 'PUT', `/api/admin/cases/${caseId}/claim`);
const code = (answer: { json(): { error: { code: string } } }) => answer.json().error.code;

describe('the queue', () => {
  it('lists the most urgent first, page by page, with what is late', async () => {
    const ordinary = await aCase('spam');
    const urgent = await aCase('danger');
    scene.later(5 * hour);
    const soon = await aCase('private_information');
    const { items, counts } = await list();
    expect(items.map(({ id }: { id: string }) => id)).toEqual([urgent.caseId, soon.caseId, ordinary.caseId]);
    expect(items[0]).toMatchObject({ isLate: true, reports: 1, project: { name: 'Tidepool' }, claim: null });
    expect(counts).toEqual({ open: 3, late: 1, dueWithinDay: 1, undoable: 0 });
    const sql = `insert into cases select (jsonb_populate_record(cases, jsonb_build_object('id', gen_random_uuid(),
      'subject_id', gen_random_uuid(), 'due_at', due_at + make_interval(days => n)))).* from cases, generate_series(1, 60) n
      where id = $1`;
    await scene.world.database.pool.query(sql, [ordinary.caseId]);
    const first = await list();
    const second = await list(scene.admin, `?after=${first.next}`);
    const seen = [...first.items, ...second.items].map(({ id }: { id: string }) => id);
    expect([first.items.length, new Set(seen).size, second.next]).toEqual([50, 63, null]);
  });

  it('gives each admin the most urgent that nobody has, three at most', async () => {
    const made = [];
    for (const reason of ['danger', 'danger', 'spam', 'spam', 'spam']) {
      made.push((await aCase(reason)).caseId);
      scene.later(1000);
    }
    const taken = await Promise.all([next(), next(scene.other)]);
    const got = taken.map((answer) => answer.case.id);
    expect(got.toSorted()).toEqual(made.slice(0, 2).toSorted());
    await next();
    await next();
    expect(code(await scene.ask(scene.admin, 'POST', '/api/admin/cases/next'))).toBe('cases.too_many_claims');
    expect((await next(scene.other)).case.id).toBe(made[4]);
    expect(await next(scene.other)).toEqual({ case: null });
  });

  it('leaves a case to whoever claimed it until ten minutes are over or they let it go', async () => {
    const { caseId } = await aCase();
    expect((await claim(caseId)).json()).toMatchObject({ isOwn: true, until: '2026-11-16T10:10:00.000Z' });
    expect(code(await claim(caseId, scene.other))).toBe('cases.claimed');
    expect(code(await scene.decide(caseId, { outcome: 'no_violation' }, scene.other))).toBe('cases.claimed');
    expect((await scene.read(caseId, scene.other)).claim).toMatchObject({
      isOwn: false,
      by: scene.admin.name,
    });
    scene.later(9 * 60_000);
    await claim(caseId);
    scene.later(9 * 60_000);
    expect(code(await claim(caseId, scene.other))).toBe('cases.claimed');
    scene.later(60_000);
    expect((await claim(caseId, scene.other)).statusCode).toBe(200);
    await scene.ask(scene.other, 'DELETE', `/api/admin/cases/${caseId}/claim`);
    expect((await claim(caseId)).statusCode).toBe(200);
    await scene.decide(caseId, { outcome: 'no_violation' });
    expect(code(await claim(caseId))).toBe('cases.moved');
  });
});

describe('a case in conflict', () => {
  const isGone = async (caseId: string, who: TestPerson) => {
    const answers = await Promise.all([
      scene.ask(who, 'GET', `/api/admin/cases/${caseId}`),
      claim(caseId, who),
      scene.ask(who, 'POST', `/api/admin/cases/${caseId}/notes`, { text: 'Mine.' }),
      scene.decide(caseId, { outcome: 'no_violation' }, who),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(await ids(who)).not.toContain(caseId);
    expect((await list(who)).counts.open).toBe(0);
    expect(await next(who)).toEqual({ case: null });
    expect(await ids(scene.other)).toContain(caseId);
  };

  it('is not there for whoever reported it', async () => {
    const { commentId, caseId } = await aCase();
    await scene.report(scene.admin, { kind: 'comment', address: commentId });
    await isGone(caseId, scene.admin);
  });

  it('is not there for whoever made the project it is about', async () => {
    const address = await newProject(scene.world, scene.admin.ctx.actor);
    const { caseId } = await scene.opened({ kind: 'project', address });
    await isGone(caseId, scene.admin);
  });

  it('is not there for whoever blocks its author', async () => {
    const { caseId, author } = await aCase();
    await scene.ask(scene.admin, 'PUT', `/api/me/blocks/${author.username}`);
    await isGone(caseId, scene.admin);
  });

  it('is there for an admin whom its author blocks', async () => {
    const { caseId, author } = await aCase();
    await scene.ask(author, 'PUT', `/api/me/blocks/${scene.admin.username}`);
    expect(await ids()).toContain(caseId);
    expect((await scene.decide(caseId, { outcome: 'no_violation' })).statusCode).toBe(200);
  });
});

describe('one case', () => {
  it('shows the words then and now, who reported as a number, the person, and what the ladder says', async () => {
    const { caseId, commentId, author, reporters } = await aCase('harassment', 2);
    await scene.ask(author, 'PATCH', `/api/comments/${commentId}`, { body: 'I am sorry.' });
    await scene.ask(scene.admin, 'POST', `/api/admin/cases/${caseId}/notes`, { text: 'They said sorry.' });
    const read = await scene.read(caseId);
    expect(read).toMatchObject({
      evidence: [{ words: 'You are a fool, and your till is stolen.' }],
      now: { words: 'I am sorry.', isTakenDown: false },
      given: [
        { number: 1, trust: 'no_history' },
        { number: 2, trust: 'no_history' },
      ],
      person: { username: author.username, language: 'en', strikes: 0, past: [], isYoung: false },
      suggested: { ordinary: { step: 'warning' }, serious: { step: 'suspension' } },
      notes: [{ text: 'They said sorry.', by: scene.admin.name }],
      isSecondNeeded: true,
      can: { claim: true, decide: true, second: false, undo: false },
    });
    for (const one of reporters)
      for (const secret of [one.id, one.username]) expect(JSON.stringify(read)).not.toContain(secret);
  });

  it('previews the statement in the recipient’s language, or in the one that is asked for', async () => {
    const { caseId, author } = await aCase();
    await scene.world.database.pool.query(`update users set language = 'fr' where id = $1`, [author.id]);
    const preview = async (body: object) =>
      (await scene.ask(scene.admin, 'POST', `/api/admin/cases/${caseId}/statement`, body)).json();
    const step = { step: 'restriction', rule: 'harassment', hours: 48 };
    const asSent = await preview(step);
    expect(asSent).toMatchObject({ language: 'fr', isAsSent: true });
    expect(asSent.statement.decision).toContain('commentaire');
    expect(Object.values(asSent.statement).every(Boolean)).toBe(true);
    expect(await preview({ ...step, language: 'en' })).toMatchObject({ language: 'en', isAsSent: false });
  });
});
