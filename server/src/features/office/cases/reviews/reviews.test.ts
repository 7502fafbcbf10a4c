import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { noticesOfReportOutcome } from '../news/notices-of-report-outcome.ts';
import { type CaseScene, caseScene } from '../scene.testing.ts';
import { mailReviewNote } from './mail-review-note.ts';

let scene: CaseScene;
const run = (text: string) => scene.world.database.pool.query(text);
const minute = 60_000;
const day = 24 * 60 * minute;
const words = 'It names my brother, who is no member here.';
const kept = { outcome: 'kept', answer: 'We looked again, and it names nobody.' };
const reopened = { outcome: 'reopened', answer: 'You are right, we look at it anew.' };

beforeAll(async () => {
  scene = await caseScene();
});
beforeEach(async () => {
  scene.world.clock.now = new Date('2026-11-16T10:00:00Z');
  await run('delete from cases');
  await run('delete from reporter_tallies');
});
afterAll(() => scene.world.close());

/** Something that was reported and found to be no violation, which whoever reported has been told. */
async function rejected() {
  const { commentId, author } = await scene.comment();
  const { caseId, reporters } = await scene.opened({ kind: 'comment', address: commentId });
  await scene.decide(caseId, { outcome: 'no_violation' });
  scene.later(11 * minute);
  await scene.minute();
  const reporter = reporters[0] as TestPerson;
  const [own] = await ownReports(reporter);
  return { caseId, commentId, author, reporter, reportId: own.id as string };
}
const ownReports = async (who: TestPerson) => (await scene.ask(who, 'GET', '/api/me/reports')).json().items;
const askFor = (who: TestPerson, reportId: string, body = words) =>
  scene.ask(who, 'POST', `/api/me/reports/${reportId}/review`, { body });
const waiting = async (who = scene.other) => (await scene.ask(who, 'GET', '/api/admin/reviews')).json().items;
const answer = (reviewId: string, payload: object, who = scene.other) =>
  scene.ask(who, 'POST', `/api/admin/reviews/${reviewId}/decision`, payload);
const code = (given: { json(): { error: { code: string } } }) => given.json().error.code;
const told = async (caseId: string) => {
  const causes: string[] = [];
  for await (const { cause } of noticesOfReportOutcome(scene.world.jobCtx, { caseId })) causes.push(cause);
  return causes;
};
const tally = async () => (await run('select upheld, rejected from reporter_tallies')).rows;

describe('whoever reported', () => {
  it('asks once that somebody else looks again, and reads by when it is answered', async () => {
    const { reporter, reportId } = await rejected();
    expect((await ownReports(reporter))[0]).toMatchObject({
      state: 'rejected',
      review: null,
      can: { review: true },
    });
    const asked = await askFor(reporter, reportId);
    expect(asked.statusCode).toBe(201);
    expect(asked.json()).toMatchObject({
      review: { body: words, outcome: null, dueAt: '2026-11-18T10:11:00.000Z' },
      can: { review: false },
    });
    expect(code(await askFor(reporter, reportId))).toBe('cases.already_reviewed');
  });

  it('cannot ask about what is undecided, upheld, another’s, or too long ago', async () => {
    const { reporter, reportId } = await rejected();
    expect((await askFor(scene.maker, reportId)).statusCode).toBe(404);
    await run(`update cases set closed_at = closed_at - interval '181 days'`);
    expect(code(await askFor(reporter, reportId))).toBe('cases.review_too_late');
    const { commentId } = await scene.comment();
    const { caseId, reporters } = await scene.opened({ kind: 'comment', address: commentId });
    const other = reporters[0] as TestPerson;
    const [open] = await ownReports(other);
    expect((await askFor(other, open.id)).statusCode).toBe(404);
    await scene.decide(caseId, { outcome: 'upheld', step: 'warning', rule: 'harassment' });
    scene.later(11 * minute);
    await scene.minute();
    expect((await askFor(other, open.id)).statusCode).toBe(404);
  });

  it('is told the answer, with its words', async () => {
    const { caseId, reporter, reportId } = await rejected();
    const before = await told(caseId);
    await askFor(reporter, reportId);
    const [review] = await waiting();
    expect((await answer(review.id, kept)).statusCode).toBe(204);
    expect((await ownReports(reporter))[0]).toMatchObject({
      state: 'rejected',
      review: { outcome: 'kept', answer: kept.answer },
    });
    const after = await told(caseId);
    expect(after.filter((cause) => !before.includes(cause))).toEqual([`${reportId} review`]);
    expect(code(await answer(review.id, reopened))).toBe('cases.review_decided');
  });

  it('who was right sees the case open again, and is told once more when it is decided', async () => {
    const { caseId, reporter, reportId } = await rejected();
    expect(await tally()).toEqual([{ upheld: 0, rejected: 1 }]);
    await askFor(reporter, reportId);
    const [review] = await waiting();
    await answer(review.id, reopened);
    expect(await tally()).toEqual([{ upheld: 0, rejected: 0 }]);
    expect((await ownReports(reporter))[0]).toMatchObject({
      state: 'open',
      review: { outcome: 'reopened' },
      can: { withdraw: false, review: false },
    });
    expect(await scene.read(caseId, scene.other)).toMatchObject({ state: 'open', claim: { isOwn: true } });
    const decision = { outcome: 'upheld', step: 'warning', rule: 'harassment' };
    expect((await scene.decide(caseId, decision, scene.other)).statusCode).toBe(200);
    scene.later(11 * minute);
    await scene.minute();
    expect((await ownReports(reporter))[0]).toMatchObject({ state: 'upheld' });
    expect(await tally()).toEqual([{ upheld: 1, rejected: 0 }]);
    expect(await told(caseId)).toEqual([`${reportId} upheld again`, `${reportId} review`]);
  });
});

describe('a review', () => {
  it('is another admin’s than whoever decided, and says nothing of who asks', async () => {
    const { reporter, reportId } = await rejected();
    await askFor(reporter, reportId);
    const [mine] = await waiting(scene.admin);
    const [theirs] = await waiting();
    expect([mine.can.decide, theirs.can.decide]).toEqual([false, true]);
    expect(code(await answer(mine.id, kept, scene.admin))).toBe('cases.same_admin');
    expect(theirs).toMatchObject({ reporter: 1, body: words, isLate: false });
    for (const secret of [reporter.id, reporter.name, reportId])
      expect(JSON.stringify(theirs)).not.toContain(secret);
    scene.later(2 * day);
    expect((await waiting(scene.admin))[0]).toMatchObject({ isLate: true, can: { decide: true } });
  });

  it('is not there for an admin who reported the same', async () => {
    const { commentId } = await scene.comment();
    const { caseId, reporters } = await scene.opened({ kind: 'comment', address: commentId });
    await scene.report(scene.other, { kind: 'comment', address: commentId });
    await scene.decide(caseId, { outcome: 'no_violation' });
    scene.later(11 * minute);
    await scene.minute();
    const reporter = reporters[0] as TestPerson;
    await askFor(reporter, (await ownReports(reporter))[0].id);
    expect(await waiting()).toEqual([]);
    const [mine] = await waiting(scene.admin);
    expect((await answer(mine.id, kept)).statusCode).toBe(404);
  });

  it('does not open a second case beside one that is open', async () => {
    const { commentId, reporter, reportId } = await rejected();
    await askFor(reporter, reportId);
    await scene.opened({ kind: 'comment', address: commentId, reason: 'spam' });
    const [review] = await waiting();
    expect(code(await answer(review.id, reopened))).toBe('cases.open_elsewhere');
    expect((await answer(review.id, kept)).statusCode).toBe(204);
  });
});

it('whoever is hardly ever right reads it beside their reports, for as long as it counts', async () => {
  const { reporter } = await rejected();
  const misuse = async () => (await scene.ask(reporter, 'GET', '/api/me/reports')).json().misuse;
  expect(await misuse()).toBeNull();
  await run('update reporter_tallies set rejected = 9');
  const { commentId } = await scene.comment();
  await scene.report(reporter, { kind: 'comment', address: commentId });
  const { rows } = await run(`select id from cases where state = 'open'`);
  await scene.decide(rows[0].id, { outcome: 'no_violation' });
  scene.later(11 * minute);
  await scene.minute();
  expect(await misuse()).toEqual({ since: scene.world.clock.now.toISOString(), until: null });
  await run(`update reporter_tallies set warned_at = warned_at - interval '91 days'`);
  expect(await misuse()).toBeNull();
});

it('of a review without an answer the team is reminded once, half-way, without a word of who or what', async () => {
  const { reporter, reportId } = await rejected();
  await askFor(reporter, reportId);
  const [review] = await waiting();
  const notes = () => scene.world.happened.jobs.filter(({ name }) => name === 'cases.mail-review-note');
  scene.world.happened.jobs.length = 0;
  scene.later(day - 1);
  await scene.minute();
  expect(notes()).toEqual([]);
  scene.later(1);
  await Promise.all([scene.minute(), scene.minute()]);
  expect(notes()).toHaveLength(1);
  scene.world.happened.mails.length = 0;
  await mailReviewNote.run(scene.world.jobCtx, { reviewId: review.id });
  const { mails } = scene.world.happened;
  expect(mails).toMatchObject([{ to: scene.world.jobCtx.teamInbox, subject: 'A review is due in 24 hours' }]);
  for (const secret of [reporter.name, words, reportId]) expect(JSON.stringify(mails)).not.toContain(secret);
  await answer(review.id, kept);
  await mailReviewNote.run(scene.world.jobCtx, { reviewId: review.id });
  expect(mails).toHaveLength(1);
});
