import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cookiesOf } from '../../../../testing/cookies.ts';
import { createAuthenticator } from '../../../../testing/people/authenticator.ts';
import { addPasskey } from '../../../../testing/people/passkeys.ts';
import { apart, memberCookie, post, verifiedPerson } from '../../../../testing/people/people.ts';
import {
  enterBy,
  errorIn,
  linkBy,
  localPerson,
  newcomerBy,
  type ProviderScene,
  providerScene,
  settle,
} from './provider-scene.testing.ts';

let scene: ProviderScene;
beforeEach(async () => {
  scene = await providerScene();
});
afterEach(() => scene.close());

const maya = apart();
const nora = localPerson();
const read = async (url: string, cookie: string) =>
  (await scene.app.inject({ url, headers: { cookie } })).json();
const unlink = (provider: string, cookie: string) =>
  scene.app.inject({ method: 'DELETE', url: `/api/me/providers/${provider}`, headers: { cookie } });
const pass = (minutes: number) => {
  scene.world.clock.now = new Date(scene.world.clock.now.getTime() + minutes * 60_000);
};
const notices = () =>
  scene.world.happened.jobs.flatMap(({ payload }) => (payload as { how?: string }).how ?? []);

describe.each(['github', 'google'] as const)('a first sign-in with %s', (provider) => {
  beforeEach(() => scene[provider].people.push(nora));

  it('opens nothing before a username is chosen, and then an account without a password', async () => {
    const arrived = await enterBy(scene, { provider, person: nora });
    expect(arrived.json()).toEqual({
      me: null,
      newcomer: { email: 'nora@example.org', name: 'Nora Lind', username: 'nora' },
    });
    expect(await scene.world.database.db.selectFrom('users').select('id').execute()).toEqual([]);

    const opened = await settle(scene.app, arrived, 'nora');
    expect(opened.json()).toMatchObject({
      username: 'nora',
      email: 'nora@example.org',
      termsToAccept: 'v1.0',
    });
    expect(await read('/api/me', cookiesOf(opened))).toMatchObject({ hasPassword: false });
    expect((await read('/api/me/providers', cookiesOf(opened))).linked).toMatchObject([{ provider }]);
    expect(notices()).toEqual(['providerAdded']);
    const again = await enterBy(scene, { provider, person: nora });
    expect(again.json()).toMatchObject({ me: { username: 'nora' }, newcomer: null });
  });

  it('asks again where the username is taken, and opens one account for twenty who ask at once', async () => {
    await verifiedPerson(scene.world, scene.app, maya);
    const arrived = await enterBy(scene, { provider, person: nora });
    expect(errorIn(await settle(scene.app, arrived, 'maya'))).toBe('accounts.username_taken');
    expect(errorIn(await settle(scene.app, arrived, 'firstlight'))).toBe('accounts.username_taken');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => settle(scene.app, arrived, `nora_${index}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(new Set(answers.map(errorIn))).toEqual(new Set([undefined, 'accounts.challenge_expired']));
  });

  it('keeps neither the address nor the number at the provider readable', async () => {
    const arrived = await enterBy(scene, { provider, person: nora });
    const { pool } = scene.world.database;
    const before = await pool.query('select challenges::text as row from challenges');
    await settle(scene.app, arrived, 'nora');
    const after = await pool.query('select linked_providers::text as row from linked_providers');
    const kept = JSON.stringify([before.rows, after.rows]);
    for (const secret of [nora.email, nora.id]) {
      expect(kept).not.toContain(secret);
      expect(kept).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });
});

describe('somebody without a password', () => {
  let cookie: string;
  beforeEach(async () => {
    scene.google.people.push(nora);
    cookie = await newcomerBy(scene, { provider: 'google', person: nora });
  });

  it('cannot be signed in to with one, empty or not', async () => {
    for (const password of ['null', 'none', 'three slow tides']) {
      const answer = await post(scene.app, '/api/sessions', { login: 'nora', password });
      expect(errorIn(answer)).toBe('accounts.wrong_credentials');
    }
  });

  it('confirms who they are at the provider again, in a new session that takes the place of the old', async () => {
    pass(61);
    const guarded = (as: string) => post(scene.app, '/api/me/second-factor', {}, { cookie: as });
    expect(errorIn(await guarded(cookie))).toBe('accounts.password_needed');
    const confirmed = await enterBy(scene, { provider: 'google', person: nora, cookie });
    expect((await guarded(cookiesOf(confirmed))).statusCode).toBe(201);
    expect(await read('/api/me', cookie)).toBeNull();
  });

  it('chooses a first one in the settings, with a fresh sign-in only', async () => {
    const choose = (as: string) =>
      scene.app.inject({
        method: 'PUT',
        url: '/api/me/password',
        headers: { cookie: as },
        payload: { password: 'two quiet dawns' },
      });
    pass(61);
    expect(errorIn(await choose(cookie))).toBe('accounts.password_needed');
    const fresh = cookiesOf(await enterBy(scene, { provider: 'google', person: nora, cookie }));
    expect((await choose(fresh)).statusCode).toBe(204);
    const answer = await post(scene.app, '/api/sessions', { login: 'nora', password: 'two quiet dawns' });
    expect(answer.statusCode).toBe(200);
    // From now on it is asked for, and leaving it out does not help.
    expect(errorIn(await choose(fresh))).toBe('accounts.wrong_password');
  });

  it('deletes the account with a fresh sign-in, and what was linked goes with it', async () => {
    const erase = (as: string) => post(scene.app, '/api/me/erasure', { username: 'nora' }, { cookie: as });
    pass(61);
    expect(errorIn(await erase(cookie))).toBe('accounts.password_needed');
    const fresh = cookiesOf(await enterBy(scene, { provider: 'google', person: nora, cookie }));
    expect((await erase(fresh)).statusCode).toBe(204);
    const rows = await scene.world.database.db.selectFrom('linkedProviders').selectAll().execute();
    expect(rows).toEqual([]);
    expect((await enterBy(scene, { provider: 'google', person: nora })).json().newcomer).not.toBeNull();
  });

  it('cannot unlink the last way in, nor two of two at the same moment', async () => {
    expect(errorIn(await unlink('google', cookie))).toBe('accounts.last_way_in');
    const there = localPerson({ email: 'nora.at.work@example.org' });
    scene.github.people.push(there);
    expect((await linkBy(scene, { provider: 'github', person: there, cookie })).statusCode).toBe(201);
    const answers = await Promise.all([unlink('google', cookie), unlink('github', cookie)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect((await read('/api/me/providers', cookie)).linked).toHaveLength(1);
  });

  it('cannot remove the passkey that is left as the last way in', async () => {
    const added = await addPasskey(scene.app, cookie, createAuthenticator());
    expect((await unlink('google', cookie)).statusCode).toBe(204);
    const url = `/api/me/passkeys/${added.json().id}`;
    const removed = await scene.app.inject({ method: 'DELETE', url, headers: { cookie } });
    expect(errorIn(removed)).toBe('accounts.last_way_in');
  });
});

describe('linking', () => {
  let cookie: string;
  beforeEach(async () => {
    scene.github.people.push(nora);
    await verifiedPerson(scene.world, scene.app, maya);
    cookie = await memberCookie(scene.app, maya);
    scene.world.happened.jobs.length = 0;
  });

  it('lets another account open one’s own, whatever its address, until it is unlinked', async () => {
    const linked = await linkBy(scene, { provider: 'github', person: nora, cookie });
    expect(linked.json()).toMatchObject({ provider: 'github', account: 'nora', lastUsedAt: null });
    const entered = await enterBy(scene, { provider: 'github', person: nora });
    expect(entered.json().me).toMatchObject({ username: 'maya' });
    expect((await unlink('github', cookie)).statusCode).toBe(204);
    expect(errorIn(await unlink('github', cookie))).toBe('request.not_found');
    expect(notices()).toEqual(['providerAdded', 'providerRemoved']);
    expect((await enterBy(scene, { provider: 'github', person: nora })).json().me).toBeNull();
  });

  it('asks for the password after an hour, before and after the way to the provider', async () => {
    pass(61);
    expect(errorIn(await linkBy(scene, { provider: 'github', person: nora, cookie }))).toBe(
      'accounts.password_needed',
    );
    await post(scene.app, '/api/me/password-confirmations', { password: maya.password }, { cookie });
    pass(55);
    const late = await linkBy(scene, {
      provider: 'github',
      person: nora,
      cookie,
      onTheWayBack(returned) {
        pass(9);
        return returned;
      },
    });
    expect(errorIn(late)).toBe('accounts.password_needed');
  });

  it('of a second account at the same provider is refused', async () => {
    const other = localPerson({ id: '99', login: 'nora2', email: 'nora2@example.org' });
    scene.github.people.push(other);
    await linkBy(scene, { provider: 'github', person: nora, cookie });
    expect(errorIn(await linkBy(scene, { provider: 'github', person: other, cookie }))).toBe(
      'accounts.provider_linked',
    );
  });
});

it('names no provider where none is configured, and has no door to one', async () => {
  const app = await scene.world.app();
  expect((await app.inject('/api/sign-in-providers')).json()).toEqual({ providers: [] });
  expect((await post(app, '/api/sessions/providers/google/beginnings', {})).statusCode).toBe(404);
  expect((await scene.app.inject('/api/sign-in-providers')).json()).toEqual({
    providers: ['github', 'google'],
  });
});
