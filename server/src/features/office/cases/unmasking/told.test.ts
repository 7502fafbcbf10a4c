import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../../core/transaction.ts';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { eraseCasesOf, unmaskingRowsOf } from '../personal-rows.queries.ts';
import { type CaseScene, caseScene } from '../scene.testing.ts';
import { mailUnmasked } from './mail-unmasked.ts';
import { noticesOfUnmasking } from './notices-of-unmasking.ts';
import { allConfirm, asked, hiddenCase, unmaskingRoutes } from './unmasking.testing.ts';
import { unmaskingJobs } from './unmaskings.jobs.ts';

let scene: CaseScene;
let routes: ReturnType<typeof unmaskingRoutes>;
let tester: TestPerson;
let caseId = '';
const day = 86_400_000;
const secret = { ...asked, ground: 'court_order', isSecret: true };

beforeAll(async () => {
  scene = await caseScene();
  routes = unmaskingRoutes(scene);
});
beforeEach(async () => {
  scene.world.clock.now = new Date('2026-11-16T10:07:00Z');
  await scene.world.database.pool.query('delete from unmaskings');
  ({ tester, caseId } = await hiddenCase(scene));
  await allConfirm(scene);
  scene.world.happened.mails.length = 0;
});
afterAll(() => scene.world.close());

async function agreed(input: object = asked): Promise<string> {
  const id = await routes.waits(caseId, input);
  await routes.answer(id, true);
  return id;
}
async function jobs(): Promise<void> {
  for (const job of unmaskingJobs) await job.run(scene.world.jobCtx, {});
}
/** What is mailed and notified: as its jobs would, however often they run. */
async function news(unmaskingId: string) {
  const { jobCtx, happened } = scene.world;
  const notices = await Array.fromAsync(noticesOfUnmasking(jobCtx, { unmaskingId }));
  await mailUnmasked.run(jobCtx, { unmaskingId });
  return { notices, mails: happened.mails };
}
const row = async () => (await scene.world.database.pool.query('select * from unmaskings')).rows[0];
const exported = () =>
  Array.fromAsync(
    unmaskingRowsOf(scene.world.ctx, { ...tester, language: 'en' } as Parameters<typeof unmaskingRowsOf>[1]),
  );

it('whoever was unmasked is told once, after thirty days, and nobody else is', async () => {
  const id = await agreed();
  scene.later(30 * day - 1);
  await jobs();
  expect([(await row()).told_at, await exported()]).toEqual([null, []]);
  expect((await news(id)).mails).toEqual([]);
  scene.later(1);
  scene.world.happened.jobs.length = 0;
  await Promise.all([jobs(), jobs()]);
  const asks = scene.world.happened.jobs.filter(({ name }) => name === 'cases.mail-unmasked');
  expect(asks).toHaveLength(1);
  const { notices, mails } = await news(id);
  expect(notices).toEqual([{ userId: tester.id, cause: `unmasking:${id}`, aboutId: null }]);
  expect(mails).toMatchObject([{ to: tester.email, subject: 'Two admins have seen your name' }]);
  expect(mails[0]?.text).toContain('16 November 2026');
  for (const admin of [scene.admin, scene.other]) expect(mails[0]?.text).not.toContain(admin.name);
  expect(await exported()).toMatchObject([{ ground: 'danger_to_life', toldAt: scene.world.clock.now }]);
});

it('who it was is kept no longer than it takes to tell them, and the words no longer than the file', async () => {
  await agreed();
  scene.later(30 * day);
  await jobs();
  expect((await row()).person).not.toBeNull();
  scene.later(30 * day);
  await jobs();
  expect(await row()).toMatchObject({ person: null, person_tag: expect.any(Buffer) });
  scene.later(400 * day);
  await jobs();
  expect(await row()).toMatchObject({ person: null, person_tag: null, reason: null, state: 'agreed' });
});

it('what a court keeps secret is told to nobody, and forgotten with the last look', async () => {
  const id = await agreed(secret);
  scene.later(day - 1);
  await jobs();
  expect((await row()).person).not.toBeNull();
  scene.later(1);
  await jobs();
  expect(await row()).toMatchObject({ person: null, person_tag: null, reason: null });
  scene.later(30 * day);
  await jobs();
  expect((await row()).told_at).toBeNull();
  expect(await news(id)).toEqual({ notices: [], mails: [] });
  expect(await exported()).toEqual([]);
});

it('what a court keeps secret is not told either where forgetting it comes late', async () => {
  await agreed(secret);
  scene.later(31 * day);
  await jobs();
  expect(await row()).toMatchObject({ told_at: null, person: null });
});

it('with the account goes who it was, and there is nobody to tell; that it happened stays', async () => {
  const id = await agreed();
  await inTransaction(scene.world.ctx, (tx) => eraseCasesOf(tx, tester.id));
  expect(await row()).toMatchObject({ state: 'agreed', person: null, person_tag: null, reason: null });
  expect((await routes.name(id, scene.admin)).json()).toEqual({ person: null });
  scene.later(31 * day);
  await jobs();
  expect(await news(id)).toEqual({ notices: [], mails: [] });
});
