import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../core/transaction.ts';
import { makePerson } from '../../../testing/people/makers-and-testers.ts';
import { pledgeToken } from './checkout/pledge-token.ts';
import { findPledge } from './checkout/pledges.queries.ts';
import { readPlan } from './plans/read-plan.ts';
import { supportPersonal } from './support.personal.ts';
import { type SupportScene, supportScene } from './support-scene.testing.ts';

let scene: SupportScene;
beforeAll(async () => {
  scene = await supportScene();
});
afterAll(() => scene.close());

it('deleting the account ends the plan at the provider, forgets the person and leaves the books as they are', async () => {
  const { id } = await makePerson(scene.world, 'canary_giver');
  const email = 'canary@giver.example';
  const { sessionId, pledgeId } = await scene.begin({ kind: 'monthly', email });
  scene.standIn.till.pay(sessionId);
  await scene.settle();
  await scene.query('update pledges set user_id = $1 where id = $2', [id, pledgeId]);
  const before = await scene.balances();
  const pledge = await findPledge(scene.ctx.db, scene.ctx.vault, pledgeId);
  const token = pledgeToken(
    scene.ctx.vault,
    { id: pledgeId, tokenVersion: pledge?.tokenVersion ?? 0 },
    'manage',
  );
  expect((await readPlan(scene.ctx, { token })).state).toBe('active');

  const person = { id, email, name: 'Canary', username: 'canary_giver', language: 'en' as const };
  await inTransaction(scene.ctx, async (tx) => supportPersonal.erase?.(tx, person));
  await scene.work();
  await scene.settle();

  expect(scene.standIn.till.kept.subscriptions.get(pledge?.subscriptionId ?? '')?.status).toBe('canceled');
  expect(await scene.query('select user_id, email, email_index, customer_id, state from pledges')).toEqual([
    { user_id: null, email: null, email_index: null, customer_id: null, state: 'ended' },
  ]);
  expect(await scene.balances()).toEqual(before);
  await expect(readPlan(scene.ctx, { token })).rejects.toMatchObject({ code: 'support.not_found' });
  const [{ dump } = { dump: '' }] = await scene.query<{ dump: string }>(
    `select string_agg(row::text, ' ') as dump from (
       select p::text as row from pledges p union all select e::text from provider_events e
       union all select l::text from ledger_entries l) all_rows`,
  );
  expect(dump).not.toContain('canary');
});

it('a plan that is paid after its account was deleted ends at once', async () => {
  const { id } = await makePerson(scene.world, 'hasty_giver');
  const email = 'hasty@giver.example';
  const { sessionId, pledgeId } = await scene.begin({ kind: 'monthly', email });
  const person = { id, email, name: 'Hasty', username: 'hasty_giver', language: 'en' as const };
  await inTransaction(scene.ctx, async (tx) => supportPersonal.erase?.(tx, person));
  scene.standIn.till.pay(sessionId);
  await scene.settle();
  await scene.settle();
  const pledge = await findPledge(scene.ctx.db, scene.ctx.vault, pledgeId);
  expect(pledge?.state).toBe('ended');
  expect(scene.standIn.till.kept.subscriptions.get(pledge?.subscriptionId ?? '')?.status).toBe('canceled');
});

it('leaving an address takes along what was given under it, and nothing that another account gave', async () => {
  const [leaver, giver] = [
    await makePerson(scene.world, 'leaver'),
    await makePerson(scene.world, 'other_giver'),
  ];
  const email = 'shared@giver.example';
  const { pledgeId: own } = await scene.begin({ email });
  const { pledgeId: foreign } = await scene.begin({ email });
  await scene.query('update pledges set user_id = $1 where id = $2', [giver.id, foreign]);
  const person = { id: leaver.id, email, name: 'Leaver', username: 'leaver', language: 'en' as const };
  await inTransaction(scene.ctx, async (tx) => supportPersonal.leaveEmail?.(tx, person));
  const { db, vault } = scene.ctx;
  expect((await findPledge(db, vault, own))?.userId).toBe(leaver.id);
  expect((await findPledge(db, vault, foreign))?.userId).toBe(giver.id);
});

it('no link opens what another was made for', async () => {
  const { sessionId, pledgeId } = await scene.begin({ kind: 'monthly' });
  scene.standIn.till.pay(sessionId);
  await scene.settle();
  const { vault } = scene.ctx;
  const other = '0191a5b0-0000-4000-8000-00000000dead';
  const wrong = [
    pledgeToken(vault, { id: pledgeId, tokenVersion: 1 }, 'thanks'),
    pledgeToken(vault, { id: pledgeId, tokenVersion: 0 }, 'manage'),
    pledgeToken(vault, { id: other, tokenVersion: 1 }, 'manage'),
    `${pledgeId}.${pledgeToken(vault, { id: other, tokenVersion: 1 }, 'manage').split('.')[1]}`,
    `${pledgeId}.${'A'.repeat(43)}`,
    `${pledgeId}`,
  ];
  for (const token of wrong)
    await expect(readPlan(scene.ctx, { token })).rejects.toMatchObject({ code: 'support.not_found' });
});
