import { afterAll, beforeAll, expect, it } from 'vitest';
import { pledgeToken } from '../checkout/pledge-token.ts';
import { findPledge } from '../checkout/pledges.queries.ts';
import { readThanks } from '../checkout/read-thanks.ts';
import { cancelPlan } from '../plans/cancel-plan.ts';
import { openPortal } from '../plans/open-portal.ts';
import { lookForLostEvents } from '../support.jobs.ts';
import { type SupportScene, supportScene } from '../support-scene.testing.ts';
import { booked } from './histories.testing.ts';

let scene: SupportScene;
beforeAll(async () => {
  scene = await supportScene();
});
afterAll(() => scene.close());

async function tokenOf(pledgeId: string, purpose: 'thanks' | 'manage'): Promise<string> {
  const pledge = await findPledge(scene.ctx.db, scene.ctx.vault, pledgeId);
  if (!pledge) throw new Error('no such pledge');
  return pledgeToken(scene.ctx.vault, pledge, purpose);
}

it('an hour without the provider: people are told, nothing is thanked for, and afterwards no pledge is stuck', async () => {
  const { standIn, world } = scene;
  const plan = await scene.begin({ kind: 'monthly' });
  standIn.till.pay(plan.sessionId);
  await scene.settle();
  const begun = [await scene.begin(), await scene.begin({ kind: 'monthly' }), await scene.begin()];
  standIn.mood = 'down';
  const before = standIn.rings.length;
  for (const { sessionId } of begun) standIn.till.pay(sessionId);
  // Every second event is lost for good.
  const rings = standIn.rings.slice(before).filter((_, place) => place % 2 === 0);
  expect(new Set(await scene.ring(rings))).toEqual(new Set([200]));
  const waiting = [...world.happened.jobs];
  const asked = await tokenOf(begun[0]?.pledgeId ?? '', 'thanks');
  const manage = await tokenOf(plan.pledgeId, 'manage');
  for (let halves = 0; halves < 2; halves += 1) {
    scene.pass(1 / 48);
    world.happened.jobs.splice(0, world.happened.jobs.length, ...waiting);
    const away = { code: 'support.provider_away' };
    await Promise.all([
      expect(scene.work()).rejects.toThrow(),
      expect(scene.begin()).rejects.toMatchObject({ code: 'support.checkout_failed' }),
      expect(cancelPlan(scene.ctx, { token: manage })).rejects.toMatchObject(away),
      expect(openPortal(scene.ctx, { token: manage })).rejects.toMatchObject(away),
      expect(readThanks(scene.ctx, { token: asked, look: 'true' })).resolves.toMatchObject({
        outcome: 'waiting',
      }),
    ]);
  }

  standIn.mood = 'well';
  world.happened.jobs.splice(0, world.happened.jobs.length, ...waiting);
  await scene.work();
  await lookForLostEvents.run(scene.jobCtx, {});
  await scene.work();
  const states = await Promise.all(begun.map(({ pledgeId }) => scene.state(pledgeId)));
  expect(states).toEqual(['paid', 'active', 'paid']);
  expect(await scene.balances()).toEqual(booked(scene));
  expect(await cancelPlan(scene.ctx, { token: manage })).toMatchObject({ state: 'cancelling' });
});

it('a provider whose answers are lost on the way makes one page to pay at, however often it is asked', async () => {
  const { standIn } = scene;
  const pledgeId = '0191a5b0-0000-4000-8000-000000000009';
  standIn.mood = 'loses_answers';
  await expect(scene.begin({ pledgeId })).rejects.toMatchObject({ code: 'support.checkout_failed' });
  expect(await scene.state(pledgeId)).toBe('created');
  standIn.mood = 'well';
  const { sessionId } = await scene.begin({ pledgeId });
  const made = [...standIn.till.kept.sessions.values()].filter(({ pledge }) => pledge === pledgeId);
  expect(made.map(({ id }) => id)).toEqual([sessionId]);
});
