import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../../core/transaction.ts';
import { totpCode, totpStep } from '../../../../platform/crypto/totp.ts';
import { cookiesOf } from '../../../../testing/cookies.ts';
import { type Authenticator, createAuthenticator } from '../../../../testing/people/authenticator.ts';
import { addPasskey, enterWithPasskey } from '../../../../testing/people/passkeys.ts';
import { apart, memberCookie, post, signIn, verifiedPerson } from '../../../../testing/people/people.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { grantAdmin } from '../grant-admin.ts';
import { endWaysIn } from '../password/end-ways-in.ts';
import { findKey } from './second-factors.queries.ts';

// Somebody has learnt the password of an admin who guards the account by a passkey alone.

let world: World;
let app: FastifyInstance;
let phone: Authenticator;
let owner: string;
let thief: string;
let passkeyId: string;
const maya = apart();

beforeEach(async () => {
  world = await testWorld();
  world.jobCtx.takeLimit = async () => undefined;
  app = await world.app({ takeLimit: async () => undefined, config: { LIMIT_FACTOR: 1000 } });
  phone = createAuthenticator();
  await verifiedPerson(world, app, maya);
  owner = await memberCookie(app, maya);
  passkeyId = (await addPasskey(app, owner, phone)).json().id;
  await grantAdmin(world.ctx, { username: maya.username, isGranted: true });
  thief = await signIn(app, maya);
});
afterEach(() => world.close());

const me = async (cookie: string) => (await app.inject({ url: '/api/me', headers: { cookie } })).json();
const codeOf = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;

it('an admin who added a passkey acts in that session, and a session of the password alone does not', async () => {
  expect(await me(owner)).toMatchObject({ admin: true, adminWaits: null });
  expect(await me(thief)).toMatchObject({ admin: false, adminWaits: 'sign_in' });
  const answer = await app.inject({ url: '/api/admin/distribution-runs/latest', headers: { cookie: thief } });
  expect(codeOf(answer)).toBe('accounts.second_step_needed');
});

it('a session of the password alone can neither add a second step nor remove the admin’s', async () => {
  const tries = [
    await post(app, '/api/me/passkeys/challenges', {}, { cookie: thief }),
    await post(app, '/api/me/second-factor', {}, { cookie: thief }),
    await post(app, '/api/me/second-factor/recovery-codes', {}, { cookie: thief }),
    await app.inject({ method: 'DELETE', url: `/api/me/passkeys/${passkeyId}`, headers: { cookie: thief } }),
    await app.inject({ method: 'DELETE', url: '/api/me/second-factor', headers: { cookie: thief } }),
  ];
  expect(tries.map(codeOf)).toEqual(tries.map(() => 'accounts.second_step_sign_in'));
  expect(await me(owner)).toMatchObject({ admin: true });
});

it('what a session of the password alone had begun before the first second step cannot be ended after it', async () => {
  const url = `/api/me/passkeys/${passkeyId}`;
  await app.inject({ method: 'DELETE', url, headers: { cookie: owner } });
  await post(app, '/api/me/second-factor', {}, { cookie: thief });
  const { id } = await me(owner);
  const begun = await findKey(world.database.db, world.engines.vault, id);
  const code = totpCode(begun?.key ?? Buffer.alloc(0), totpStep(world.clock.now));
  await addPasskey(app, owner, createAuthenticator());
  const confirmed = await post(app, '/api/me/second-factor/confirmations', { code }, { cookie: thief });
  expect(codeOf(confirmed)).toBe('accounts.second_step_sign_in');
  expect(await me(thief)).toMatchObject({ admin: false, adminWaits: 'sign_in' });
});

it('signing in with the passkey puts the grant in force and ends the session it was asked from', async () => {
  const entered = await enterWithPasskey(app, phone);
  expect(entered.json()).toMatchObject({ admin: true, adminWaits: null });
  expect(await me(cookiesOf(entered))).toMatchObject({ admin: true });
});

it('a reset that ends the last second step ends the grant, and one that keeps it does not', async () => {
  const { id } = await me(owner);
  await inTransaction(world.ctx, (tx) => endWaysIn(tx, id, { passkeys: [passkeyId], secondFactor: false }));
  expect(await me(await signIn(app, maya))).toMatchObject({ admin: false, adminWaits: 'sign_in' });
  await inTransaction(world.ctx, (tx) => endWaysIn(tx, id));
  const cookie = await signIn(app, maya);
  await addPasskey(app, cookie, createAuthenticator());
  expect(await me(cookie)).toMatchObject({ admin: false, adminWaits: null });
});
