import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SupportScene, supportScene } from '../support-scene.testing.ts';
import { pledgeToken } from './pledge-token.ts';
import { readThanks } from './read-thanks.ts';

let scene: SupportScene;
beforeAll(async () => {
  scene = await supportScene();
});
afterAll(() => scene.close());

it.each([
  ['one_time', false],
  ['monthly', true],
] as const)(
  'the thank-you page of %s support leads to the plan, until its checkout would be over: %s',
  async (kind, leads) => {
    const { sessionId, pledgeId } = await scene.begin({ kind });
    const begun = scene.world.clock.now;
    scene.standIn.till.pay(sessionId);
    await scene.settle();
    const token = (purpose: 'thanks' | 'manage') =>
      pledgeToken(scene.ctx.vault, { id: pledgeId, tokenVersion: 1 }, purpose);
    const after = async (hours: number, ms = 0) => {
      scene.world.clock.now = new Date(begun.getTime() + hours * 60 * 60 * 1000 + ms);
      const { outcome, manageToken } = await readThanks(scene.ctx, { token: token('thanks') });
      return [outcome, manageToken];
    };
    const open = ['paid', leads ? token('manage') : null];
    expect([await after(0), await after(24, -1), await after(24), await after(24 * 365)]).toEqual([
      open,
      open,
      ['paid', null],
      ['paid', null],
    ]);
  },
);
