import { afterAll, beforeAll, expect, it } from 'vitest';
import { pledgeToken } from '../checkout/pledge-token.ts';
import { type SupportScene, supportScene } from '../support-scene.testing.ts';
import { sendPlanLink } from './send-plan-link.ts';

let scene: SupportScene;
beforeAll(async () => {
  scene = await supportScene();
});
afterAll(() => scene.close());

async function give(kind: 'one_time' | 'monthly', email: string): Promise<string> {
  const { sessionId, pledgeId } = await scene.begin({ kind, email });
  scene.standIn.till.pay(sessionId);
  await scene.settle();
  return pledgeId;
}

/** Asks for the link; says what was left to do when the answer left. Nothing may be unsealed before. */
async function ask(email: string): Promise<string[]> {
  const { happened } = scene.world;
  happened.jobs.length = 0;
  const vault = {
    ...scene.ctx.vault,
    unseal: () => Promise.reject(new Error('unsealed while somebody waits')),
  };
  await sendPlanLink({ ...scene.ctx, vault }, { email, language: 'en' });
  return happened.jobs.map(({ name }) => name);
}

it('whether nothing was given under an address, a single gift or plans, the answer waits for the same, and only plans get mails', async () => {
  const [planned, single] = ['plans@giver.example', 'once@giver.example'];
  const plans = [await give('monthly', planned), await give('monthly', planned)];
  await give('one_time', planned);
  await give('one_time', single);
  const { mails } = scene.world.happened;
  for (const email of [planned, single, 'nobody@giver.example']) {
    mails.length = 0;
    expect(await ask(email)).toEqual(['support.find-plans']);
    await scene.work();
    const links = mails.map(({ to, text }) => [to, /\/support\/manage\/(\S+)/.exec(text)?.[1]]);
    const due = plans.map((id) => [planned, pledgeToken(scene.ctx.vault, { id, tokenVersion: 1 }, 'manage')]);
    expect(links.toSorted()).toEqual(email === planned ? due.toSorted() : []);
  }
});

it('a job that runs again after it was cut off mails each plan once', async () => {
  const email = 'again@giver.example';
  await give('monthly', email);
  const { mails, jobs } = scene.world.happened;
  await ask(email);
  const asked = jobs.slice();
  mails.length = 0;
  await scene.work();
  jobs.push(...asked);
  await scene.work();
  expect(new Set(mails.map(({ key }) => key)).size).toBe(1);
});

it('somebody with several plans gets a link for each of them by one asking, which counts as one', async () => {
  const email = 'three@giver.example';
  for (let plan = 0; plan < 3; plan += 1) await give('monthly', email);
  const { mails } = scene.world.happened;
  const uses = new Set<string | undefined>();
  const takeLimit: typeof scene.jobCtx.takeLimit = async (_kind, _key, useId) => void uses.add(useId);
  mails.length = 0;
  await ask(email);
  await scene.work({ ...scene.jobCtx, takeLimit });
  expect(mails).toHaveLength(3);
  expect(uses.size).toBe(1);
});
