import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareBooks } from '../support.jobs.ts';
import { type SupportScene, supportScene } from '../support-scene.testing.ts';
import { readSupport } from './read-support.ts';

let scene: SupportScene;
beforeAll(async () => {
  scene = await supportScene();
});
afterAll(() => scene.close());

it('what the provider takes for itself is one of the fees in the books, once, and stops no day from matching', async () => {
  const { sessionId } = await scene.begin({ kind: 'monthly', cents: 1000 });
  scene.standIn.till.pay(sessionId);
  await scene.settle();
  const fees = [scene.standIn.till.takeFee(70), scene.standIn.till.takeFee(14, 'tax_fee')];
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  const day = dayOf(scene.world.clock.now);
  scene.pass(1);
  for (let nights = 0; nights < 2; nights += 1) {
    await compareBooks.run(scene.jobCtx, {});
    const checks = await scene.query('select ours, theirs, difference from ledger_checks');
    expect(checks).toEqual([{ ours: 1000 - 40 - 84, theirs: 1000 - 40 - 84, difference: 0 }]);
    await scene.query('delete from ledger_checks where $1', [nights === 0]);
  }
  expect(await scene.balances()).toEqual({ provider: 1000 - 40 - 84, support: -1000, fees: 40 + 84 });
  const { books } = await readSupport(scene.ctx, { language: 'en' });
  expect([books.reconciledOn, books.month.received, books.month.fees]).toEqual([day, 1000, 40 + 84]);
  const entered = await scene.query<{ id: string }>(
    `select source_id as id from ledger_entries where source_kind = 'provider_fee' and account = 'fees' order by cents desc`,
  );
  expect(entered.map(({ id }) => id)).toEqual(fees.map(({ id }) => id));
});

it('what else moves the balance, and is neither given nor a fee, still stands as a difference', async () => {
  const taken = scene.standIn.till.takeFee(25);
  taken.type = 'adjustment';
  scene.pass(1);
  await compareBooks.run(scene.jobCtx, {});
  expect(await scene.query('select difference from ledger_checks order by day desc limit 1')).toEqual([
    { difference: 25 },
  ]);
});
