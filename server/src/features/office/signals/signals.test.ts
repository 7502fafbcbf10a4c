import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { give } from '../../../testing/attacks/hidden-notes.ts';
import type { TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { newProject } from '../../../testing/projects/projects.ts';
import { publishAll } from '../../../testing/projects/release.ts';
import { type CaseScene, caseScene } from '../cases/scene.testing.ts';
import { signalJobs } from './signals.jobs.ts';
import { advert, noticing, scam } from './signals.testing.ts';

let scene: CaseScene;
let machine: ReturnType<typeof noticing>;
const hour = 60 * 60_000;

beforeAll(async () => {
  scene = await caseScene();
  machine = noticing(scene);
});
beforeEach(() => machine.anew());
afterAll(() => scene.world.close());

describe('what a machine notices', () => {
  it('opens a case with its reasons, judges nothing and weighs nothing among reports', async () => {
    const author = await machine.newcomer(100);
    const id = await machine.says(author, scam);
    const one = await scene.read(await machine.openCaseOf(id));
    expect(one).toMatchObject({
      reason: 'scam',
      reports: 0,
      weight: 'none',
      signalWeight: 5,
      heldUntil: null,
    });
    expect(one.signals.map(({ signal, weight }) => [signal, weight])).toEqual([
      ['scam', 3],
      ['contact', 2],
    ]);
    expect(one.evidence[0]?.words).toBe(scam);
    expect(await scene.standing(author)).toBe('good');
  });

  it('leaves alone what is honest, and a number by itself', async () => {
    const author = await machine.newcomer();
    expect(
      await machine.caseOf(await machine.says(author, 'Lovely, and the second step lost my text.')),
    ).toBeUndefined();
    expect(
      await machine.caseOf(await machine.says(author, 'Call me on +44 20 7946 0018 to watch me fail.')),
    ).toBeUndefined();
  });

  it('is noted once, however often its job runs', async () => {
    const id = await machine.says(await machine.newcomer(100), scam);
    const before = await scene.read(await machine.openCaseOf(id));
    await machine.check('comment', id);
    await machine.check('comment', id);
    const after = await scene.read(await machine.openCaseOf(id));
    expect(after.signals).toEqual(before.signals);
    expect(after.signalWeight).toBe(5);
  });

  it('counts authors who wrote nearly the same before, so that nobody is hit by being copied', async () => {
    const [first, second, third] = [
      await machine.newcomer(90),
      await machine.newcomer(90),
      await machine.newcomer(90),
    ];
    const ids = [];
    for (const [n, author] of [first, second, third].entries()) {
      ids.push(await machine.says(author as TestPerson, advert(n)));
      scene.later(60_000);
    }
    expect(await machine.caseOf(ids[0] as string)).toBeUndefined();
    expect(await machine.caseOf(ids[1] as string)).toBeUndefined();
    const one = await scene.read(await machine.openCaseOf(ids[2] as string));
    expect(one.signals).toMatchObject([{ signal: 'same_text', amount: 3 }]);
    await machine.check('comment', ids[0] as string);
    expect(await machine.caseOf(ids[0] as string)).toBeUndefined();
  });

  it('stays in the queue when the report beside it is withdrawn', async () => {
    const id = await machine.says(await machine.newcomer(100), scam);
    const reporter = await machine.newcomer(100);
    const { id: reportId } = (
      await scene.report(reporter, { kind: 'comment', address: id, reason: 'danger' })
    ).json();
    const caseId = await machine.openCaseOf(id);
    const [hasty, due] = [await scene.read(caseId), new Date('2026-11-18T10:07:00Z').toISOString()];
    expect(hasty.dueAt < due).toBe(true);
    await scene.ask(reporter, 'DELETE', `/api/me/reports/${reportId}`);
    expect(await scene.read(caseId)).toMatchObject({ state: 'open', reports: 0, dueAt: due });
  });

  it('is not asked about again once a person has decided about the same words', async () => {
    const id = await machine.says(await machine.newcomer(100), scam);
    await scene.decide(await machine.openCaseOf(id), { outcome: 'no_violation' });
    scene.later(11 * 60_000);
    await scene.minute();
    await machine.check('comment', id);
    expect(await machine.caseOf(id)).toBeUndefined();
  });

  it('says how we learnt of it in the statement', async () => {
    const id = await machine.says(await machine.newcomer(100), scam);
    const caseId = await machine.openCaseOf(id);
    const preview = { step: 'warning', rule: 'scam', language: 'en' };
    const { statement } = (
      await scene.ask(scene.admin, 'POST', `/api/admin/cases/${caseId}/statement`, preview)
    ).json();
    expect(statement.source).toContain('An automatic signal drew our attention to it.');
  });
});

describe('a hidden note', () => {
  const words = `${scam} The first screen is clear, the second asks too much of me.`;

  it('is shown when it would be, and its author is not held: a case is all that follows', async () => {
    const tester = await machine.newcomer();
    const feedbackId = (await give(scene.world, scene.projectId, tester, words)).id;
    await publishAll(scene.world);
    const shown = async () =>
      (await scene.ask(scene.maker, 'GET', `/api/projects/${scene.projectId}/feedback`)).body;
    const before = await shown();
    expect(before).toContain(feedbackId);
    await machine.check('feedback', feedbackId);
    expect(await shown()).toBe(before);
    expect(await scene.standing(tester)).toBe('good');
    const one = await scene.read(await machine.openCaseOf(feedbackId));
    expect(one).toMatchObject({ isHidden: true, author: null, heldUntil: null, signalWeight: 5 });
    expect(new Date(one.openedAt).getTime() % (5 * 60_000)).toBe(0);
    expect(new Date(one.signals[0]?.notedAt ?? 1).getTime() % (5 * 60_000)).toBe(0);
  });

  it('adds nothing to what is noticed under its author’s name, and shares no fingerprint with it', async () => {
    const tester = await machine.newcomer();
    const feedbackId = (await give(scene.world, scene.projectId, tester, words)).id;
    await publishAll(scene.world);
    await machine.check('feedback', feedbackId);
    const commentId = await machine.says(
      tester,
      'Call me on +44 20 7946 0018 to watch me fail at the second step.',
    );
    expect(await machine.caseOf(commentId)).toBeUndefined();
    const { rows } = await scene.world.database.pool.query(
      'select content_kind, author_tag from signal_texts where content_id = any($1)',
      [[feedbackId, commentId]],
    );
    expect(new Set(rows.map(({ author_tag: tag }) => tag.toString('hex'))).size).toBe(2);
  });
});

it('what is kept to find copies goes after a month', async () => {
  const id = await machine.says(await machine.newcomer(100), advert(1));
  const kept = async () =>
    (await scene.world.database.pool.query('select from signal_texts where content_id = $1', [id])).rowCount;
  const forget = signalJobs.find(({ name }) => name === 'signals.forget-old');
  scene.later(29 * 24 * hour);
  await forget?.run(scene.world.jobCtx, {});
  expect(await kept()).toBe(1);
  scene.later(2 * 24 * hour);
  await forget?.run(scene.world.jobCtx, {});
  expect(await kept()).toBe(0);
});

it('doubtful feedback asks a person about the project, once, and counts against nobody', async () => {
  const author = await machine.newcomer();
  const projectId = await newProject(scene.world, author.ctx.actor);
  const noteDoubted = signalJobs.find(({ name }) => name === 'signals.note-doubted');
  for (const _night of [1, 2]) await noteDoubted?.run(scene.world.jobCtx, { projectId });
  const one = await scene.read(await machine.openCaseOf(projectId));
  expect(one).toMatchObject({ kind: 'project', reason: 'fake_feedback', signalWeight: 2, version: 2 });
  const { rowCount } = await scene.world.database.pool.query('select from person_signals');
  expect(rowCount).toBe(0);
});
