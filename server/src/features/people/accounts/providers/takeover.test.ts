import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cookiesOf } from '../../../../testing/cookies.ts';
import {
  apart,
  mailedToken,
  memberCookie,
  post,
  signUp,
  verifiedPerson,
} from '../../../../testing/people/people.ts';
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
/** The owner of Maya's address at a provider, or somebody who got it confirmed there. */
const herself = localPerson({ id: '41', login: 'maya_there', email: maya.email });
const nora = localPerson();
const usernames = async () =>
  (await scene.world.database.db.selectFrom('users').select('username').execute()).map(
    ({ username }) => username,
  );
const read = async (url: string, cookie: string) =>
  (await scene.app.inject({ url, headers: { cookie } })).json();

describe.each(['github', 'google'] as const)('an address that %s has confirmed', (provider) => {
  beforeEach(() => scene[provider].people.push(herself, nora));

  it('opens no account that has it, and sets no session; after the usual sign-in it can be linked', async () => {
    await verifiedPerson(scene.world, scene.app, maya);
    const refused = await enterBy(scene, { provider, person: herself });
    expect(errorIn(refused)).toBe('accounts.provider_address_known');
    expect(cookiesOf(refused)).toBe('');
    expect(errorIn(await settle(scene.app, refused, 'maya_2'))).toBe('accounts.challenge_expired');
    const cookie = await memberCookie(scene.app, maya);
    expect((await linkBy(scene, { provider, person: herself, cookie })).statusCode).toBe(201);
    expect((await enterBy(scene, { provider, person: herself })).json().me).toMatchObject({
      username: 'maya',
    });
  });

  it('opens no account that was confirmed while its owner chose a username', async () => {
    const arrived = await enterBy(scene, { provider, person: herself });
    expect(arrived.json()).toMatchObject({ me: null, newcomer: { email: maya.email } });
    await verifiedPerson(scene.world, scene.app, maya);
    const late = await settle(scene.app, arrived, 'maya_2');
    expect(errorIn(late)).toBe('accounts.provider_address_known');
    expect(await usernames()).toEqual(['maya']);
  });

  it('is not linked to somebody else’s account, nor is a second account opened by one that is linked', async () => {
    await verifiedPerson(scene.world, scene.app, maya);
    const noras = await newcomerBy(scene, { provider, person: nora });
    const other = provider === 'github' ? 'google' : 'github';
    scene[other].people.push(herself);
    expect(errorIn(await linkBy(scene, { provider: other, person: herself, cookie: noras }))).toBe(
      'accounts.provider_taken',
    );
    const cookie = await memberCookie(scene.app, maya);
    expect(errorIn(await linkBy(scene, { provider, person: nora, cookie }))).toBe('accounts.provider_taken');
  });

  it('belongs to whom it names, not to a stranger who had signed up with it and waits', async () => {
    const stranger = await signUp(scene.app, { ...maya, username: 'waiting', password: 'waiting for you' });
    const token = await mailedToken(scene.world, 'verify');
    const arrived = await enterBy(scene, { provider, person: herself });
    expect((await settle(scene.app, arrived, 'maya')).statusCode).toBe(201);
    expect(await usernames()).toEqual(['maya']);
    const confirm = { token, password: 'waiting for you' };
    const verified = await post(scene.app, '/api/accounts/verifications', confirm, {
      cookie: cookiesOf(stranger),
    });
    expect(errorIn(verified)).toBe('accounts.link_expired');
    const signedIn = await post(scene.app, '/api/sessions', {
      login: maya.email,
      password: 'waiting for you',
    });
    expect(errorIn(signedIn)).toBe('accounts.wrong_credentials');
  });

  it('is not taken for confirmed where it is not', async () => {
    const unsure = localPerson({ id: '77', login: 'unsure', isConfirmed: false });
    scene[provider].people.push(unsure);
    const refused = await enterBy(scene, { provider, person: unsure });
    expect(errorIn(refused)).toBe('accounts.provider_unconfirmed');
    expect(cookiesOf(refused)).toBe('');
    await verifiedPerson(scene.world, scene.app, maya);
    const cookie = await memberCookie(scene.app, maya);
    const linked = await linkBy(scene, { provider, person: unsure, cookie });
    expect(errorIn(linked)).toBe('accounts.provider_unconfirmed');
  });
});

describe('an account that a provider opens', () => {
  let cookie: string;
  beforeEach(async () => {
    scene.github.people.push(nora);
    await verifiedPerson(scene.world, scene.app, maya);
    cookie = await memberCookie(scene.app, maya);
    await linkBy(scene, { provider: 'github', person: nora, cookie });
  });

  const enter = () => enterBy(scene, { provider: 'github', person: nora });

  it('asks for its password where it matters: a provider lets anybody pass who sits at the screen', async () => {
    const entered = cookiesOf(await enter());
    expect(errorIn(await post(scene.app, '/api/me/second-factor', {}, { cookie: entered }))).toBe(
      'accounts.password_needed',
    );
  });

  it('is not opened to whoever is signed in as somebody else', async () => {
    const tom = apart({ name: 'Tom', username: 'tom', email: '', password: 'four warm stones' });
    await verifiedPerson(scene.world, scene.app, tom);
    const his = await memberCookie(scene.app, tom);
    const refused = await enterBy(scene, { provider: 'github', person: nora, cookie: his });
    expect(errorIn(refused)).toBe('accounts.provider_refused');
  });

  it('lets its suspended owner in to read, as a password does', async () => {
    await scene.world.database.db.updateTable('users').set({ standing: 'suspended' }).execute();
    const entered = await enter();
    expect(entered.json().me).toMatchObject({ username: 'maya' });
    const headers = { cookie: cookiesOf(entered) };
    const named = await scene.app.inject({
      method: 'PATCH',
      url: '/api/me',
      headers,
      payload: { name: 'Maya' },
    });
    expect(errorIn(named)).toBe('accounts.suspended');
  });

  describe('when its password is reset by mail', () => {
    async function reset(keep: object = {}): Promise<void> {
      scene.world.happened.jobs.length = 0;
      await post(scene.app, '/api/password-resets', { email: maya.email });
      const token = await mailedToken(scene.world, 'reset');
      const look = await post(scene.app, '/api/password-resets/looks', { token });
      expect(look.json().providers).toMatchObject([{ provider: 'github', account: 'nora' }]);
      const password = 'two quiet dawns';
      const done = await post(scene.app, '/api/password-resets/completions', { token, password, ...keep });
      expect(done.statusCode).toBe(204);
    }

    it('is opened by it no more', async () => {
      await reset();
      expect((await enter()).json()).toMatchObject({ me: null });
    });

    it('is, where its owner ticked it', async () => {
      await reset({ keep: { passkeys: [], secondFactor: false, providers: ['github'] } });
      expect((await enter()).json().me).toMatchObject({ username: 'maya' });
    });

    it('is opened by none that was being linked at that moment', async () => {
      await scene.app.inject({ method: 'DELETE', url: '/api/me/providers/github', headers: { cookie } });
      scene.google.people.push(nora);
      await post(scene.app, '/api/password-resets', { email: maya.email });
      const token = await mailedToken(scene.world, 'reset');
      const linked = Promise.all([
        linkBy(scene, { provider: 'github', person: nora, cookie }),
        linkBy(scene, { provider: 'google', person: nora, cookie }),
      ]);
      const password = 'two quiet dawns';
      await post(scene.app, '/api/password-resets/completions', { token, password });
      await linked;
      expect(await scene.world.database.db.selectFrom('linkedProviders').selectAll().execute()).toEqual([]);
    });

    it('leaves no session that was being opened', async () => {
      await post(scene.app, '/api/password-resets', { email: maya.email });
      const token = await mailedToken(scene.world, 'reset');
      const entered = Promise.all(Array.from({ length: 6 }, enter));
      await post(scene.app, '/api/password-resets/completions', { token, password: 'two quiet dawns' });
      for (const answer of await entered) {
        if (answer.json().me) expect(await read('/api/me', cookiesOf(answer))).toBeNull();
      }
    });
  });
});
