import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePerson } from '../../../../testing/people/makers-and-testers.ts';
import { as } from '../../../../testing/people/testers.ts';
import { aSubscription } from '../../../../testing/servers/push-browser.ts';
import { signOut } from '../../../people/accounts/session/sign-out.ts';
import { type NotificationScene, openScene } from '../notification-scene.testing.ts';
import { readPush } from './read-push.ts';
import { turnOffPush } from './turn-off-push.ts';
import { turnOnPush } from './turn-on-push.ts';

let scene: NotificationScene;
beforeAll(async () => {
  scene = await openScene();
});
beforeEach(() => scene.begin());
afterAll(() => scene.world.close());

const devices = () => scene.world.database.db.selectFrom('pushDevices').selectAll().execute();
const isOn = async (ctx = scene.owner) => (await readPush(ctx)).isOn;

describe('a device', () => {
  it('is turned on and off, as often as one likes', async () => {
    expect(await readPush(scene.owner)).toEqual({
      publicKey: scene.world.engines.webPush?.publicKey,
      isOn: false,
    });
    for (let time = 0; time < 2; time++) {
      await turnOnPush(scene.owner, aSubscription());
      await turnOnPush(scene.owner, aSubscription());
      expect([await isOn(), await isOn(scene.other)]).toEqual([true, false]);
      await turnOffPush(scene.owner);
      await turnOffPush(scene.owner);
      expect(await isOn()).toBe(false);
    }
  });

  it('is kept sealed: nobody who reads the table can write to it', async () => {
    const subscription = aSubscription();
    await turnOnPush(scene.owner, subscription);
    const [row] = await devices();
    const stored = row?.subscription.toString('latin1');
    for (const secret of Object.values(subscription)) expect(stored).not.toContain(secret);
  });

  it('belongs to whoever turned it on last: nobody’s news shows on a browser that others use now', async () => {
    const subscription = aSubscription();
    await turnOnPush(scene.owner, subscription);
    await turnOnPush(scene.other, subscription);
    expect([await isOn(scene.owner), await isOn(scene.other)]).toEqual([false, true]);
  });

  it('belongs to one of those who turn it on at the same time', async () => {
    const subscription = aSubscription();
    const both = Array.from({ length: 8 }, (_, turn) => (turn % 2 ? scene.owner : scene.other));
    await Promise.all(both.map((ctx) => turnOnPush(ctx, subscription)));
    expect(await devices()).toHaveLength(1);
  });

  it('is off after signing out, and cannot be turned on by a request that comes after it', async () => {
    const leaving = (await makePerson(scene.world, 'leaving')).ctx;
    await turnOnPush(leaving, aSubscription());
    await signOut(as(scene.world, leaving.actor));
    expect(await devices()).toEqual([]);
    const late = turnOnPush(leaving, aSubscription());
    await expect(late).rejects.toMatchObject({ code: 'accounts.signed_out' });
  });
});

describe('what is refused', () => {
  it.each([
    ['address', { address: 'https://169.254.169.254/latest/meta-data' }],
    ['address', { address: 'http://push.example/plain' }],
    ['p256dh', { p256dh: 'A'.repeat(87) }],
  ])('is a subscription with a wrong %s', async (field, wrong) => {
    const refused = turnOnPush(scene.owner, { ...aSubscription(), ...wrong });
    await expect(refused).rejects.toMatchObject({ code: 'request.invalid', details: { fields: [field] } });
    expect(await devices()).toEqual([]);
  });

  it('is all of it where the site has no key, and reading says so', async () => {
    const keyless = { ...scene.owner, webPush: null };
    expect(await readPush(keyless)).toEqual({ publicKey: null, isOn: false });
    await expect(turnOnPush(keyless, aSubscription())).rejects.toMatchObject({
      code: 'notifications.push_not_offered',
    });
  });
});
