import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SupportScene, supportScene } from '../support-scene.testing.ts';
import { closeYear } from './yearly.jobs.ts';

let scene: SupportScene;
beforeAll(async () => {
  scene = await supportScene();
});
afterAll(() => scene.close());

/** Charged in November, December and January. */
async function giveThreeMonths(form: Parameters<SupportScene['begin']>[0]): Promise<string> {
  scene.world.clock.now = new Date('2026-11-10T10:00:00Z');
  const { sessionId, pledgeId } = await scene.begin({ kind: 'monthly', ...form });
  scene.standIn.till.pay(sessionId);
  await scene.settle();
  for (const at of ['2026-12-10T10:00:00Z', '2027-01-10T10:00:00Z']) {
    scene.world.clock.now = new Date(at);
    scene.standIn.till.renewDue();
    await scene.settle();
  }
  return pledgeId;
}

async function closeTheYear(at: string) {
  scene.world.clock.now = new Date(at);
  scene.world.happened.mails.length = 0;
  await closeYear.run(scene.jobCtx, {});
  await scene.work();
  return scene.world.happened.mails.map(({ to, subject, key, text }) => ({ to, subject, key, text }));
}

it('in January each address that gave monthly is told once what it gave in the year, with single gifts and less what went back', async () => {
  const plan = await giveThreeMonths({ cents: 1000, email: 'ada@giver.test', language: 'fr' });
  scene.world.clock.now = new Date('2026-12-20T10:00:00Z');
  for (const email of ['ada@giver.test', 'only.once@giver.test']) {
    const { sessionId } = await scene.begin({ cents: 2500, email });
    scene.standIn.till.pay(sessionId);
  }
  const { sessionId } = await scene.begin({ cents: 400, email: 'ada@giver.test' });
  scene.standIn.till.refund(scene.standIn.till.pay(sessionId).id);
  await scene.settle();
  const first = await closeTheYear('2027-01-12T10:00:00Z');
  expect(first.map(({ to }) => to)).toEqual(['ada@giver.test']);
  expect(first[0]?.subject).toBe('En 2026, vous avez donné 45,00\u00a0€ à Firstlight');
  expect(first[0]?.text).toContain('/support/manage/');
  const [again] = await closeTheYear('2027-01-13T10:00:00Z');
  // Mails with the same key leave once: the ledger of mails sees to it.
  expect([again?.key, again?.key]).toEqual([first[0]?.key, `support-year:2026:${plan}`]);
});

it('whoever was forgotten is written to no more, and a year without money brings no mail', async () => {
  await scene.query(`update pledges set email = null, email_index = null where kind = 'monthly'`);
  expect(await closeTheYear('2027-01-12T10:00:00Z')).toEqual([]);
  await giveThreeMonths({ cents: 700, email: 'grace@giver.test' });
  expect(await closeTheYear('2028-01-02T10:00:00Z')).toHaveLength(1);
  expect(await closeTheYear('2030-01-02T10:00:00Z')).toEqual([]);
});
