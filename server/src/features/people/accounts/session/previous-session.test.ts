import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRevocation } from '../../../../core/revocation.ts';
import { totpCode, totpStep } from '../../../../platform/crypto/totp.ts';
import { cookiesOf } from '../../../../testing/cookies.ts';
import { createAuthenticator } from '../../../../testing/people/authenticator.ts';
import { addPasskey } from '../../../../testing/people/passkeys.ts';
import {
  apart,
  mailedToken,
  memberCookie,
  type Person,
  post,
  signUp,
  verifiedPerson,
} from '../../../../testing/people/people.ts';
import {
  enterBy,
  linkBy,
  localPerson,
  type ProviderScene,
  providerScene,
} from '../providers/provider-scene.testing.ts';
import { findKey } from '../second-factor/second-factors.queries.ts';

const provider = 'google';
const nora = localPerson();
let scene: ProviderScene;
let maya: Person;
/** Cookie of the session that the browser already has. */
let cookie: string;

beforeEach(async () => {
  scene = await providerScene();
  scene.google.people.push(nora);
  maya = apart();
  await verifiedPerson(scene.world, scene.app, maya);
  cookie = await memberCookie(scene.app, maya);
});
afterEach(() => scene.close());

const send = (path: string, body: object, cookies = cookie) =>
  post(scene.app, path, body, { cookie: cookies });
const withCookiesOf = (answer: LightMyRequestResponse) => `${cookie}; ${cookiesOf(answer)}`;
const password = () => send('/api/sessions', { login: maya.username, password: maya.password });

async function shownCode(): Promise<string> {
  const { database, engines, clock } = scene.world;
  const { id } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  return totpCode(
    (await findKey(database.db, engines.vault, id))?.key ?? Buffer.alloc(0),
    totpStep(clock.now),
  );
}

async function code(): Promise<LightMyRequestResponse> {
  await send('/api/me/second-factor', {});
  await send('/api/me/second-factor/confirmations', { code: await shownCode() });
  scene.world.clock.now = new Date(scene.world.clock.now.getTime() + 60_000);
  const asked = await password();
  return send('/api/sessions/codes', { code: await shownCode() }, withCookiesOf(asked));
}

async function confirmationLink(): Promise<LightMyRequestResponse> {
  const signedUp = await signUp(scene.app, apart({ ...maya, username: 'tom' }));
  const token = await mailedToken(scene.world, 'verify');
  return send('/api/accounts/verifications', { token }, withCookiesOf(signedUp));
}

async function passkey(): Promise<LightMyRequestResponse> {
  const authenticator = createAuthenticator();
  await addPasskey(scene.app, cookie, authenticator);
  const asked = await send('/api/sessions/passkeys/challenges', {});
  return send('/api/sessions/passkeys', authenticator.get(asked.json().challenge), withCookiesOf(asked));
}

async function providerSignIn(): Promise<LightMyRequestResponse> {
  await linkBy(scene, { provider, person: nora, cookie });
  return enterBy(scene, { provider, person: nora, cookie });
}

async function providerSignUp(): Promise<LightMyRequestResponse> {
  const arrived = await enterBy(scene, { provider, person: nora });
  const form = { name: 'Nora Lind', username: 'nora', role: 'both', language: 'en' };
  return send('/api/accounts/providers', form, withCookiesOf(arrived));
}

const methods = { password, code, confirmationLink, passkey, providerSignIn, providerSignUp };

test.each(Object.entries(methods))(
  'sign-in by %s ends the previous session of the browser with its live connections',
  async (_name, enter) => {
    const { db, pool } = scene.world.database;
    const previous = await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
    const client = await pool.connect();
    const heard: string[] = [];
    client.on('notification', ({ payload = '' }) => void heard.push(payload));
    await client.query('listen revocations');

    const opened = await enter();
    await client.query('select 1');
    client.release(true);

    expect([200, 201]).toContain(opened.statusCode);
    const sessions = await db.selectFrom('sessions').select('id').execute();
    expect(sessions).toHaveLength(1);
    expect(sessions).not.toContainEqual(previous);
    expect(heard.map(readRevocation)).toEqual([{ sessionId: previous.id }]);
  },
);
