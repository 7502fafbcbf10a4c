import { limits } from '@firstlight/contract/office/cases/case-use-limits.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AppError } from '../../../../core/app-error.ts';
import type { JobRequest } from '../../../../core/job.ts';
import { jobs } from '../../../../main/registries.ts';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { reporterTag } from '../reports/reporter.ts';
import { type CaseScene, caseScene } from '../scene.testing.ts';
import { mailReportOutcomes } from './cases.mails.ts';

let scene: CaseScene;
let author: TestPerson;
let commentId: string;
const guest = { name: 'Lena Hofmann', email: 'lena@hofmann.test' };
const warn = { outcome: 'upheld', step: 'warning', rule: 'harassment' };

beforeAll(async () => {
  scene = await caseScene();
});
beforeEach(async () => {
  scene.world.clock.now = new Date('2026-11-16T10:00:00Z');
  scene.world.happened.jobs.length = 0;
  scene.world.happened.mails.length = 0;
  ({ author, commentId } = await scene.comment());
});
afterAll(() => scene.world.close());

/** Does what waits on the queue, of cases alone, and what that brings; each twice, as a worker may die after its work. */
async function work(): Promise<void> {
  const all: JobRequest[] = scene.world.happened.jobs.filter(({ name }) => name.startsWith('cases.'));
  scene.world.happened.jobs.length = 0;
  for (const { name, payload } of [...all, ...all])
    await jobs.find((job) => job.name === name)?.run(scene.world.jobCtx, payload);
  if (all.length > 0) await work();
}
const close = async () => {
  scene.later(10 * 60_000);
  await scene.minute();
  await work();
};
const mails = () => [...new Map(scene.world.happened.mails.map((mail) => [mail.key, mail])).values()];
const lines = async (who: TestPerson) =>
  (await scene.ask(who, 'GET', '/api/notifications'))
    .json()
    .items.filter(({ kind }: { kind: string }) => kind === 'report_outcome');
const tallyOf = async ({ id }: TestPerson) => {
  const tag = reporterTag(scene.world.ctx.vault, id);
  const text = 'select * from reporter_tallies where reporter_tag = $1';
  return (await scene.world.database.pool.query(text, [tag])).rows[0];
};

it('a guest gets a receipt at once and the outcome once it is told, without anything that was typed', async () => {
  await scene.report(undefined, { kind: 'comment', address: commentId, ...guest, body: 'canary' });
  await work();
  expect(mails().map(({ kind, to }) => [kind, to])).toEqual([['report-receipt', guest.email]]);
  const { caseId } = await scene.opened({ kind: 'comment', address: commentId });
  await scene.decide(caseId, warn);
  await work();
  expect(mails()).toHaveLength(1);
  await close();
  expect(mails().map(({ kind, to }) => [kind, to])).toEqual([
    ['report-receipt', guest.email],
    ['report-outcome', guest.email],
  ]);
  expect(JSON.stringify(mails())).not.toContain('canary');
  expect(mails()[1]?.text).toContain('You were right');
});

it('a stranger’s address that somebody typed gets ten outcomes a day at most', async () => {
  const taken: string[] = [];
  const { jobCtx } = scene.world;
  const counting = {
    ...jobCtx,
    takeLimit: async (name: string, _key: string, useId?: string) => {
      if (name !== 'mail.outcome') return;
      if (!taken.includes(useId ?? '')) taken.push(useId ?? '');
      if (taken.length > 1) throw new AppError('request.too_many');
    },
  } as typeof jobCtx;
  for (const written of [{ commentId }, await scene.comment()]) {
    await scene.report(undefined, { kind: 'comment', address: written.commentId, ...guest });
    const { caseId } = await scene.opened({ kind: 'comment', address: written.commentId });
    await scene.decide(caseId, warn);
    scene.later(10 * 60_000);
    await scene.minute();
    await mailReportOutcomes.run(counting, { caseId });
  }
  expect(mails().filter(({ kind }) => kind === 'report-outcome')).toHaveLength(1);
  expect(limits['mail.outcome'].windows).toEqual([{ count: 10, seconds: 86_400 }]);
});

it('whoever reported with an account finds one line under the bell, and no case that was undone brings any', async () => {
  const { caseId, reporters } = await scene.opened({ kind: 'comment', address: commentId }, 2);
  await scene.decide(caseId, warn);
  await scene.ask(scene.admin, 'DELETE', `/api/admin/cases/${caseId}/decision`);
  await close();
  expect(await lines(reporters[0] as TestPerson)).toEqual([]);
  await scene.decide(caseId, warn);
  await close();
  for (const one of reporters) expect(await lines(one)).toHaveLength(1);
  expect(await lines(author)).toEqual([]);
});

it('an appeal that was right brings the content back, turns the tallies, and reporters hear of it', async () => {
  const { caseId, reporters } = await scene.opened({ kind: 'comment', address: commentId });
  await scene.decide(caseId, warn);
  await close();
  const [{ reference }] = (await scene.ask(author, 'GET', '/api/me/standing')).json().sanctions;
  await scene.ask(author, 'POST', `/api/me/sanctions/${reference}/appeal`, { body: 'I meant the till.' });
  const { items } = (await scene.ask(scene.other, 'GET', '/api/admin/appeals')).json();
  const appeal = items.find((each: { reference: string }) => each.reference === reference);
  const answer = { outcome: 'overturned', answer: 'You were right, and we were not.' };
  await scene.ask(scene.other, 'POST', `/api/admin/appeals/${appeal.id}/decision`, answer);
  await work();
  const list = await scene.ask(undefined, 'GET', `/api/projects/${scene.projectId}/comments`);
  expect(list.json().items.map(({ id }: { id: string }) => id)).toContain(commentId);
  const [reporter] = reporters as [TestPerson];
  expect(await tallyOf(reporter)).toMatchObject({ upheld: 0, rejected: 1 });
  const [own] = (await scene.ask(reporter, 'GET', '/api/me/reports')).json().items;
  expect(own.state).toBe('rejected');
});

it('whoever is hardly ever right weighs nothing after the second time, and is read all the same', async () => {
  const { caseId, reporters } = await scene.opened({ kind: 'comment', address: commentId });
  const [reporter] = reporters as [TestPerson];
  const tag = reporterTag(scene.world.ctx.vault, reporter.id);
  const nine = 'insert into reporter_tallies (reporter_tag, rejected) values ($1, 9)';
  await scene.world.database.pool.query(nine, [tag]);
  await scene.decide(caseId, { outcome: 'no_violation' });
  await close();
  const warnedAt = scene.world.clock.now;
  expect(await tallyOf(reporter)).toMatchObject({
    rejected: 10,
    warned_at: warnedAt,
    unweighted_until: null,
  });
  const again = async () => {
    const written = await scene.comment();
    await scene.report(reporter, { kind: 'comment', address: written.commentId });
    return scene.opened({ kind: 'comment', address: written.commentId });
  };
  await scene.decide((await again()).caseId, { outcome: 'no_violation' });
  await close();
  const until = new Date(scene.world.clock.now.getTime() + 30 * 86_400_000);
  expect((await tallyOf(reporter)).unweighted_until).toEqual(until);
  const read = await scene.read((await again()).caseId);
  expect(read.given.map(({ trust }) => trust)).toContain('unweighted');
});
