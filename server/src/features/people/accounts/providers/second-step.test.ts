import { afterEach, beforeEach, expect, it } from 'vitest';
import { totpCode, totpStep } from '../../../../platform/crypto/totp.ts';
import { cookiesOf } from '../../../../testing/cookies.ts';
import { apart, memberCookie, post, verifiedPerson } from '../../../../testing/people/people.ts';
import { grantAdmin } from '../grant-admin.ts';
import { findKey } from '../second-factor/second-factors.queries.ts';
import {
  enterBy,
  errorIn,
  linkBy,
  localPerson,
  type ProviderScene,
  providerScene,
} from './provider-scene.testing.ts';

let scene: ProviderScene;
let cookie: string;
const maya = apart();
const nora = localPerson();

beforeEach(async () => {
  scene = await providerScene();
  scene.google.people.push(nora);
  await verifiedPerson(scene.world, scene.app, maya);
  cookie = await memberCookie(scene.app, maya);
  await linkBy(scene, { provider: 'google', person: nora, cookie });
  await grantAdmin(scene.world.ctx, { username: 'maya', isGranted: true });
});
afterEach(() => scene.close());

async function shownCode(): Promise<string> {
  const { database, engines, clock } = scene.world;
  const { id } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const factor = await findKey(database.db, engines.vault, id);
  return totpCode(factor?.key ?? Buffer.alloc(0), totpStep(clock.now));
}

const enter = () => enterBy(scene, { provider: 'google', person: nora });

it('an admin without a second step is let in by a provider, and is no admin', async () => {
  expect((await enter()).json().me).toMatchObject({ admin: false, adminWaits: 'second_step' });
});

it('an admin with a second step is asked for it after a provider, and has no session before', async () => {
  await post(scene.app, '/api/me/second-factor', {}, { cookie });
  await post(scene.app, '/api/me/second-factor/confirmations', { code: await shownCode() }, { cookie });
  scene.world.clock.now = new Date(scene.world.clock.now.getTime() + 60_000);

  const asked = await enter();
  expect(errorIn(asked)).toBe('accounts.code_needed');
  expect(asked.cookies.map(({ name }) => name)).not.toContain('__Host-session');
  const code = await shownCode();
  const opened = await post(scene.app, '/api/sessions/codes', { code }, { cookie: cookiesOf(asked) });
  expect(opened.json()).toMatchObject({ username: 'maya', admin: true });
});
