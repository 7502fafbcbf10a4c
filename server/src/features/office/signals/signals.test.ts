import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { give } from '../../../testing/attacks/hidden-notes.ts';
import { makePerson, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { newProject } from '../../../testing/projects/projects.ts';
import { releaseActs } from '../../../testing/projects/release.ts';
import { writeComment } from '../../showcase/comments/write-comment.ts';
import { type CaseScene, caseScene } from '../cases/scene.testing.ts';
import { checkWritten, signalJobs } from './signals.jobs.ts';

let scene: CaseScene;
const hour = 60 * 60_000;
const scam = 'Earn $900 a day from home! Write to me on Telegram @easy_gains now.';
const advert = (n: number) =>
  `Great project! For cheap web hosting with unlimited traffic have a look at https://cheap-host.example/${n} today.`;

beforeAll(async () => {
  scene = await caseScene();
});
beforeEach(async () => {
  scene.world.clock.now = new Date('2026-11-16T10:07:00Z');
  for (const table of ['signal_texts', 'person_signals'])
    await scene.world.database.pool.query(`delete from ${table}`);
});
afterAll(() => scene.world.close());

const newcomer = (days = 2) => makePerson(scene.world, `new_${randomUUID().slice(0, 8)}`, { days });

async function says(author: TestPerson, body: string, projectId = scene.projectId): Promise<string> {
  const act = { ...scene.world.ctx, actor: author.ctx.actor, newId: randomUUID };
  const { id } = await writeComment(act, { projectId, body });
  await check('comment', id);
  return id;
}

const check = (kind: string, id: string) => checkWritten.run(scene.world.jobCtx, { kind, id });

async function caseOf(id: string): Promise<string | undefined> {
  const { rows } = await scene.world.database.pool.query(
    `select id from cases where subject_id = $1 and state <> 'closed'`,
    [id],
  );
  return rows[0]?.id;
}

async function openCaseOf(id: string): Promise<string> {
  const found = await caseOf(id);
  if (!found) throw new Error('no case');
  return found;
}

const ownStanding = async (person: TestPerson) => (await scene.ask(person, 'GET', '/api/me/standing')).json();

describe('what a machine notices', () => {
  it('opens a case with its reasons, judges nothing and weighs nothing among reports', async () => {
    const author = await newcomer(100);
    const id = await says(author, scam);
    const one = await scene.read(await openCaseOf(id));
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
    const author = await newcomer();
    expect(await caseOf(await says(author, 'Lovely, and the second step lost my text.'))).toBeUndefined();
    expect(await caseOf(await says(author, 'Call me on +44 20 7946 0018 to watch me fail.'))).toBeUndefined();
  });

  it('is noted once, however often its job runs', async () => {
    const id = await says(await newcomer(100), scam);
    const before = await scene.read(await openCaseOf(id));
    await check('comment', id);
    await check('comment', id);
    const after = await scene.read(await openCaseOf(id));
    expect(after.signals).toEqual(before.signals);
    expect(after.signalWeight).toBe(5);
  });

  it('counts authors who wrote nearly the same before, so that nobody is hit by being copied', async () => {
    const [first, second, third] = [await newcomer(90), await newcomer(90), await newcomer(90)];
    const ids = [];
    for (const [n, author] of [first, second, third].entries()) {
      ids.push(await says(author as TestPerson, advert(n)));
      scene.later(60_000);
    }
    expect(await caseOf(ids[0] as string)).toBeUndefined();
    expect(await caseOf(ids[1] as string)).toBeUndefined();
    const one = await scene.read(await openCaseOf(ids[2] as string));
    expect(one.signals).toMatchObject([{ signal: 'same_text', amount: 3 }]);
    await check('comment', ids[0] as string);
    expect(await caseOf(ids[0] as string)).toBeUndefined();
  });

  it('stays in the queue when the report beside it is withdrawn', async () => {
    const id = await says(await newcomer(100), scam);
    const reporter = await newcomer(100);
    const { id: reportId } = (
      await scene.report(reporter, { kind: 'comment', address: id, reason: 'danger' })
    ).json();
    const caseId = await openCaseOf(id);
    const [hasty, due] = [await scene.read(caseId), new Date('2026-11-18T10:07:00Z').toISOString()];
    expect(hasty.dueAt < due).toBe(true);
    await scene.ask(reporter, 'DELETE', `/api/me/reports/${reportId}`);
    expect(await scene.read(caseId)).toMatchObject({ state: 'open', reports: 0, dueAt: due });
  });

  it('is not asked about again once a person has decided about the same words', async () => {
    const id = await says(await newcomer(100), scam);
    await scene.decide(await openCaseOf(id), { outcome: 'no_violation' });
    scene.later(11 * 60_000);
    await scene.minute();
    await check('comment', id);
    expect(await caseOf(id)).toBeUndefined();
  });

  it('says how we learnt of it in the statement', async () => {
    const id = await says(await newcomer(100), scam);
    const caseId = await openCaseOf(id);
    const preview = { step: 'warning', rule: 'scam', language: 'en' };
    const { statement } = (
      await scene.ask(scene.admin, 'POST', `/api/admin/cases/${caseId}/statement`, preview)
    ).json();
    expect(statement.source).toContain('An automatic signal drew our attention to it.');
  });
});

describe('a new account', () => {
  it('is held for a day, told why, and free again by itself when nobody decides', async () => {
    const author = await newcomer();
    const caseId = await openCaseOf(await says(author, scam));
    expect(await scene.standing(author)).toBe('limited');
    const { heldUntil, dueAt } = await scene.read(caseId);
    expect([heldUntil, dueAt]).toEqual(['2026-11-17T10:07:00.000Z', '2026-11-16T22:07:00.000Z']);
    const { standing, sanctions } = await ownStanding(author);
    expect(standing).toBe('limited');
    expect(sanctions).toHaveLength(1);
    expect(sanctions[0].statement.source).toContain('held automatically');
    scene.later(11 * 60_000);
    await scene.minute();
    scene.later(24 * hour);
    await scene.minute();
    expect(await scene.standing(author)).toBe('good');
    expect((await scene.read(caseId)).heldUntil).toBeNull();
    await says(author, `${scam} Really.`);
    expect(await scene.standing(author)).toBe('good');
  });

  it('is free at once when a person finds no violation, and no strike is left', async () => {
    const author = await newcomer();
    const caseId = await openCaseOf(await says(author, scam));
    await scene.decide(caseId, { outcome: 'no_violation' });
    expect(await scene.standing(author)).toBe('good');
    expect(await scene.read(caseId)).toMatchObject({ heldUntil: null, person: { strikes: 0 } });
  });

  it('has what was decided in the place of the hold', async () => {
    const author = await newcomer();
    const caseId = await openCaseOf(await says(author, scam));
    scene.later(11 * 60_000);
    await scene.minute();
    const milder = { step: 'warning', rule: 'spam' };
    await scene.decide(caseId, { outcome: 'upheld', ...milder });
    expect(await scene.standing(author)).toBe('good');
    const { sanctions } = await ownStanding(author);
    expect(sanctions.map(({ step, state }: { step: string; state: string }) => [step, state])).toEqual([
      ['warning', 'over'],
      ['limit', 'over'],
    ]);
  });

  it('that sells the same in three places is held without a word, and its own page says nothing', async () => {
    const author = await newcomer();
    const projects = [scene.projectId, await newProject(scene.world, scene.maker.ctx.actor)];
    for (const n of [0, 1, 2]) {
      expect(await scene.standing(author)).toBe('good');
      await says(author, advert(n), projects[n % 2]);
      scene.later(60_000);
    }
    expect(await scene.standing(author)).toBe('limited');
    expect(await ownStanding(author)).toEqual({ standing: 'good', sanctions: [] });
  });

  it('may give its own address on its own project as often as it likes', async () => {
    const author = await newcomer();
    const projectId = await newProject(scene.world, author.ctx.actor);
    for (const n of [0, 1, 2, 3]) {
      await says(
        author,
        `New version ${n}: have a look at https://my-own-till.example/${n} and tell me.`,
        projectId,
      );
      scene.later(60_000);
    }
    expect(await scene.standing(author)).toBe('good');
  });
});

describe('a hidden note', () => {
  const words = `${scam} The first screen is clear, the second asks too much of me.`;

  it('is shown when it would be, and its author is not held: a case is all that follows', async () => {
    const tester = await newcomer();
    const feedbackId = (await give(scene.world, scene.projectId, tester, words)).id;
    await releaseActs(scene.world);
    const shown = async () =>
      (await scene.ask(scene.maker, 'GET', `/api/projects/${scene.projectId}/feedback`)).body;
    const before = await shown();
    expect(before).toContain(feedbackId);
    await check('feedback', feedbackId);
    expect(await shown()).toBe(before);
    expect(await scene.standing(tester)).toBe('good');
    const one = await scene.read(await openCaseOf(feedbackId));
    expect(one).toMatchObject({ isHidden: true, author: null, heldUntil: null, signalWeight: 5 });
    expect(new Date(one.openedAt).getTime() % (15 * 60_000)).toBe(0);
    expect(new Date(one.signals[0]?.notedAt ?? 1).getTime() % (15 * 60_000)).toBe(0);
  });

  it('adds nothing to what is noticed under its author’s name, and shares no fingerprint with it', async () => {
    const tester = await newcomer();
    const feedbackId = (await give(scene.world, scene.projectId, tester, words)).id;
    await releaseActs(scene.world);
    await check('feedback', feedbackId);
    const commentId = await says(tester, 'Call me on +44 20 7946 0018 to watch me fail at the second step.');
    expect(await caseOf(commentId)).toBeUndefined();
    const { rows } = await scene.world.database.pool.query(
      'select content_kind, author_tag from signal_texts where content_id = any($1)',
      [[feedbackId, commentId]],
    );
    expect(new Set(rows.map(({ author_tag: tag }) => tag.toString('hex'))).size).toBe(2);
  });
});

it('what is kept to find copies goes after a month', async () => {
  const id = await says(await newcomer(100), advert(1));
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
  const author = await newcomer();
  const projectId = await newProject(scene.world, author.ctx.actor);
  const noteDoubted = signalJobs.find(({ name }) => name === 'signals.note-doubted');
  for (const _night of [1, 2]) await noteDoubted?.run(scene.world.jobCtx, { projectId });
  const one = await scene.read(await openCaseOf(projectId));
  expect(one).toMatchObject({ kind: 'project', reason: 'fake_feedback', signalWeight: 2, version: 2 });
  const { rowCount } = await scene.world.database.pool.query('select from person_signals');
  expect(rowCount).toBe(0);
});
