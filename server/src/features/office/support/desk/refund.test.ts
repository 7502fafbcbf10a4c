import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdmin } from '../../../../testing/people/make-admin.ts';
import { asker, makePerson, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { type SupportScene, supportScene } from '../support-scene.testing.ts';

let scene: SupportScene;
let admin: TestPerson;
let ask: ReturnType<typeof asker>;
beforeAll(async () => {
  scene = await supportScene();
  admin = await makePerson(scene.world, 'the_admin');
  await makeAdmin(scene.world, admin.id);
  ask = asker(() => scene.app);
});
afterAll(() => scene.close());

it('an admin pays a charge back in full, once, and it stands in the ledger and in the record of admins’ acts', async () => {
  const { sessionId } = await scene.begin({ cents: 2500 });
  const { id: chargeId } = scene.standIn.till.pay(sessionId);
  await scene.settle();
  const refund = () => ask(admin, 'POST', '/api/admin/support/refunds', { chargeId, reason: 'asked' });
  const first = await refund();
  expect([first.statusCode, first.json()]).toEqual([201, { returned: 2500 }]);
  expect((await refund()).statusCode).toBe(409);
  await scene.settle();
  expect(await scene.balances()).toEqual({ provider: -63, support: 0, fees: 63 });
  expect(await scene.query('select act, facts from admin_acts')).toEqual([
    {
      act: 'support.refund',
      facts: expect.objectContaining({ charge: chargeId, cents: 2500, reason: 'asked' }),
    },
  ]);
});

it('what the other bank did not take is ours again to the cent, and can be paid back once more', async () => {
  const before = await scene.balances();
  const { sessionId } = await scene.begin({ cents: 2500 });
  const { id: chargeId, refunds } = scene.standIn.till.pay(sessionId);
  await scene.settle();
  const refund = () => ask(admin, 'POST', '/api/admin/support/refunds', { chargeId, reason: 'asked' });
  expect((await refund()).json()).toEqual({ returned: 2500 });
  scene.pass(3);
  scene.standIn.till.failRefund(refunds.data[0]?.id ?? '');
  await scene.settle();
  const moved = async () => ((await scene.balances())['provider'] ?? 0) - (before['provider'] ?? 0);
  expect(await moved()).toBe(2500 - 63);
  const again = await refund();
  expect([again.statusCode, again.json()]).toEqual([201, { returned: 2500 }]);
  expect([await moved(), refunds.data.length]).toEqual([-63, 2]);
});

it('a charge older than ninety days is not paid back', async () => {
  const { sessionId } = await scene.begin({ cents: 300 });
  const { id: chargeId } = scene.standIn.till.pay(sessionId);
  await scene.settle();
  const at = scene.world.clock.now;
  await scene.query('alter table ledger_entries disable trigger user');
  await scene.query(`update ledger_entries set at = at - interval '91 days' where source_id = $1`, [
    chargeId,
  ]);
  await scene.query('alter table ledger_entries enable trigger user');
  scene.world.clock.now = at;
  const answer = await ask(admin, 'POST', '/api/admin/support/refunds', { chargeId, reason: 'asked' });
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'support.not_refundable']);
});
