import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cookiesOf } from '../../../../testing/cookies.ts';
import { type Authenticator, createAuthenticator } from '../../../../testing/people/authenticator.ts';
import { addPasskey, enterWithPasskey } from '../../../../testing/people/passkeys.ts';
import { apart, memberCookie, post, verifiedPerson } from '../../../../testing/people/people.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';

let world: World;
let app: FastifyInstance;
let cookie: string;

beforeEach(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
  await verifiedPerson(world, app, maya);
  cookie = await memberCookie(app, maya);
  world.happened.jobs.length = 0;
});
afterEach(() => world.close());

const maya = apart();
const tom = apart({ name: 'Tom', username: 'tom', email: '', password: 'four warm stones' });
const errorCode = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
const list = async () => (await app.inject({ url: '/api/me/passkeys', headers: { cookie } })).json().passkeys;
const pass = (minutes: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000);
};

const add = (authenticator: Authenticator, said: Parameters<Authenticator['create']>[1] = {}, as = cookie) =>
  addPasskey(app, as, authenticator, said);
const enter = (authenticator: Authenticator, said: Parameters<Authenticator['get']>[1] = {}) =>
  enterWithPasskey(app, authenticator, said);

describe('a new passkey', () => {
  it('is kept under its name, and told to the owner', async () => {
    const answer = await add(createAuthenticator());
    expect(answer.statusCode).toBe(201);
    expect(await list()).toEqual([
      { id: answer.json().id, name: 'My phone', createdAt: world.clock.now.toISOString(), lastUsedAt: null },
    ]);
    expect(world.happened.jobs).toMatchObject([
      { name: 'accounts.mail-secured', payload: { how: 'passkeyAdded' } },
    ]);
  });

  it('is asked for this site alone, with its owner verified, and not where one is already', async () => {
    const authenticator = createAuthenticator();
    await add(authenticator);
    const asked = await post(app, '/api/me/passkeys/challenges', {}, { cookie, host: 'evil.example' });
    expect(asked.json()).toMatchObject({
      rp: { id: 'firstlight.example' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.credentialId }],
    });
  });

  it.each([
    ['made on another site', { origin: 'https://evil.example' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['whose owner was not verified', { userVerified: false }],
  ])('%s is refused', async (_name, said) => {
    expect(errorCode(await add(createAuthenticator(), said))).toBe('accounts.passkey_refused');
    expect(await list()).toEqual([]);
  });

  it('needs a password given within the hour', async () => {
    pass(61);
    const answer = await post(app, '/api/me/passkeys/challenges', {}, { cookie });
    expect(errorCode(answer)).toBe('accounts.password_needed');
  });

  it('answers its challenge once, in the browser and for the account that were asked', async () => {
    const asked = await post(app, '/api/me/passkeys/challenges', {}, { cookie });
    const { challenge } = asked.json();
    const send = (headers: { cookie: string }) =>
      post(app, '/api/me/passkeys', { name: 'Key', ...createAuthenticator().create(challenge) }, headers);
    expect(errorCode(await send({ cookie }))).toBe('accounts.challenge_expired');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send({ cookie: `${cookie}; ${cookiesOf(asked)}` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);

    await verifiedPerson(world, app, tom);
    const his = await memberCookie(app, tom);
    const again = await post(app, '/api/me/passkeys/challenges', {}, { cookie });
    const stolen = await post(
      app,
      '/api/me/passkeys',
      { name: 'Key', ...createAuthenticator().create(again.json().challenge) },
      { cookie: `${his}; ${cookiesOf(again)}` },
    );
    expect(errorCode(stolen)).toBe('accounts.challenge_expired');
  });

  it('of somebody else cannot be claimed', async () => {
    const authenticator = createAuthenticator();
    await add(authenticator);
    await verifiedPerson(world, app, tom);
    const answer = await add(authenticator, {}, await memberCookie(app, tom));
    expect(errorCode(answer)).toBe('accounts.passkey_refused');
  });

  it('is the twentieth at most', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect((await add(createAuthenticator())).statusCode).toBe(201);
    }
    const answer = await post(app, '/api/me/passkeys/challenges', {}, { cookie });
    expect(errorCode(answer)).toBe('accounts.too_many_passkeys');
  });
});

describe('signing in with a passkey', () => {
  it('works without name, password or code, and is noted', async () => {
    const authenticator = createAuthenticator();
    await add(authenticator);
    pass(5);
    const answer = await enter(authenticator);
    expect(answer.json()).toMatchObject({ username: 'maya' });
    expect(await list()).toMatchObject([{ lastUsedAt: world.clock.now.toISOString() }]);
    const fresh = cookiesOf(answer);
    expect(fresh).toMatch(/^__Host-session=/);
    // Whoever opened it by finger or PIN has proved who they are: nothing asks for the password at once.
    pass(59);
    expect((await post(app, '/api/me/second-factor', {}, { cookie: fresh })).statusCode).toBe(201);
  });

  it.each([
    ['signed on another site', { origin: 'https://evil.example' }],
    ['signed for another site', { rpId: 'evil.example' }],
    ['whose owner was not verified', { userVerified: false }],
  ])('%s is refused', async (_name, said) => {
    const authenticator = createAuthenticator();
    await add(authenticator);
    expect(errorCode(await enter(authenticator, said))).toBe('accounts.passkey_refused');
  });

  it('is refused to a passkey nobody has, and to another key under a known name', async () => {
    const known = createAuthenticator();
    await add(known);
    expect(errorCode(await enter(createAuthenticator()))).toBe('accounts.passkey_refused');
    const thief = createAuthenticator();
    const forged: Authenticator = {
      ...thief,
      get: (challenge) => ({ ...thief.get(challenge), credentialId: known.credentialId }),
    };
    expect(errorCode(await enter(forged))).toBe('accounts.passkey_refused');
  });

  it('is refused when the counter does not grow: the key was copied', async () => {
    const authenticator = createAuthenticator();
    await add(authenticator, { signCount: 3 });
    expect((await enter(authenticator, { signCount: 5 })).statusCode).toBe(200);
    expect(errorCode(await enter(authenticator, { signCount: 5 }))).toBe('accounts.passkey_refused');
    expect(errorCode(await enter(authenticator, { signCount: 0 }))).toBe('accounts.passkey_refused');
    const twins = await Promise.all([6, 6, 6].map((signCount) => enter(authenticator, { signCount })));
    expect(twins.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('answers a challenge once, within ten minutes, in the browser that was asked', async () => {
    const authenticator = createAuthenticator();
    await add(authenticator);
    const asked = await post(app, '/api/sessions/passkeys/challenges', {});
    const answer = authenticator.get(asked.json().challenge);
    const send = (headers = {}) => post(app, '/api/sessions/passkeys', answer, headers);
    expect(errorCode(await send())).toBe('accounts.challenge_expired');
    const answers = await Promise.all(Array.from({ length: 100 }, () => send({ cookie: cookiesOf(asked) })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);

    const late = await post(app, '/api/sessions/passkeys/challenges', {});
    pass(11);
    const lateAnswer = authenticator.get(late.json().challenge);
    const refused = await post(app, '/api/sessions/passkeys', lateAnswer, { cookie: cookiesOf(late) });
    expect(errorCode(refused)).toBe('accounts.challenge_expired');
  });
});

describe('one’s passkeys', () => {
  const change = (method: 'PATCH' | 'DELETE', id: string, as = cookie) =>
    app.inject({
      method,
      url: `/api/me/passkeys/${id}`,
      headers: { cookie: as },
      ...(method === 'PATCH' && { payload: { name: 'Blue key' } }),
    });

  it('can be renamed', async () => {
    const { id } = (await add(createAuthenticator())).json();
    expect((await change('PATCH', id)).json()).toMatchObject({ id, name: 'Blue key' });
  });

  it('open nothing once they are removed', async () => {
    const authenticator = createAuthenticator();
    const { id } = (await add(authenticator)).json();
    expect((await change('DELETE', id)).statusCode).toBe(204);
    expect(errorCode(await enter(authenticator))).toBe('accounts.passkey_refused');
    expect(errorCode(await change('DELETE', id))).toBe('request.not_found');
    expect(world.happened.jobs.at(-1)).toMatchObject({ payload: { how: 'passkeyRemoved' } });
  });

  it('are nobody else’s to touch', async () => {
    const { id } = (await add(createAuthenticator())).json();
    await verifiedPerson(world, app, tom);
    const his = await memberCookie(app, tom);
    expect(errorCode(await change('PATCH', id, his))).toBe('request.not_found');
    expect(errorCode(await change('DELETE', id, his))).toBe('request.not_found');
    expect(await list()).toMatchObject([{ name: 'My phone' }]);
  });

  it('stay when the password changes', async () => {
    const authenticator = createAuthenticator();
    await add(authenticator);
    const payload = { current: maya.password, password: 'two quiet dawns' };
    await app.inject({ method: 'PUT', url: '/api/me/password', headers: { cookie }, payload });
    expect((await enter(authenticator)).statusCode).toBe(200);
  });
});
