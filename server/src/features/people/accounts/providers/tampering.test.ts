import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cookiesOf } from '../../../../testing/cookies.ts';
import { post } from '../../../../testing/people/people.ts';
import {
  enterBy,
  errorIn,
  localPerson,
  newcomerBy,
  type ProviderScene,
  providerScene,
} from './provider-scene.testing.ts';

let scene: ProviderScene;
const nora = localPerson();
beforeEach(async () => {
  scene = await providerScene();
  scene.github.people.push(nora);
  scene.google.people.push(nora);
});
afterEach(() => scene.close());

const begin = (provider: string, door = 'sessions', cookie = '') =>
  post(scene.app, `/api/${door}/providers/${provider}/beginnings`, {}, { cookie });
const changing = (part: string, value: string) => (address: string) => {
  const url = new URL(address);
  url.searchParams.set(part, value);
  return url.href;
};

it('sends people to the provider with PKCE, a state and our one address to come back to', async () => {
  for (const provider of ['github', 'google']) {
    const begun = await begin(provider);
    const asked = new URL(begun.json().address).searchParams;
    expect(asked.get('redirect_uri')).toBe(`https://firstlight.example/auth/${provider}`);
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('state')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('nonce') !== null).toBe(provider === 'google');
    const [cookie] = begun.cookies;
    expect(cookie).toMatchObject({
      name: '__Host-provider-sign-in',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 600,
    });
    // Whoever sees the address knows nothing of the cookie.
    expect(begun.json().address).not.toContain(cookie?.value);
  }
});

describe.each(['github', 'google'] as const)('an answer of %s', (provider) => {
  it.each([
    ['with another state', { state: 'x'.repeat(43) }],
    ['with a state that is longer', { state: 'x'.repeat(60) }],
  ])('%s is refused, and uses nothing up', async (_what, changes) => {
    const begun = await begin(provider);
    const returned = await scene.walk(begun.json().address, nora);
    const headers = { cookie: cookiesOf(begun) };
    const path = `/api/sessions/providers/${provider}`;
    expect(errorIn(await post(scene.app, path, { ...returned, ...changes }, headers))).toBe(
      'accounts.challenge_expired',
    );
    expect((await post(scene.app, path, returned, headers)).statusCode).toBe(200);
  });

  it('is of no use in another browser, which was asked something of its own or nothing', async () => {
    const begun = await begin(provider);
    const returned = await scene.walk(begun.json().address, nora);
    const others = cookiesOf(await begin(provider));
    for (const cookie of ['', others]) {
      const answer = await post(scene.app, `/api/sessions/providers/${provider}`, returned, { cookie });
      expect(errorIn(answer)).toBe('accounts.challenge_expired');
    }
  });

  it('is of no use for the other provider, nor to link what was asked for signing in', async () => {
    const begun = await begin(provider);
    const returned = await scene.walk(begun.json().address, nora);
    const other = provider === 'github' ? 'google' : 'github';
    const headers = { cookie: cookiesOf(begun) };
    const crossed = await post(scene.app, `/api/sessions/providers/${other}`, returned, headers);
    expect(errorIn(crossed)).toBe('accounts.challenge_expired');

    const cookie = `${await newcomerBy(scene, { provider: other, person: nora })}; ${cookiesOf(begun)}`;
    const linked = await post(scene.app, `/api/me/providers/${provider}`, returned, { cookie });
    expect(errorIn(linked)).toBe('accounts.challenge_expired');
  });

  it('is taken once, of twenty at the same moment', async () => {
    const begun = await begin(provider);
    const returned = await scene.walk(begun.json().address, nora);
    const headers = { cookie: cookiesOf(begun) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        post(scene.app, `/api/sessions/providers/${provider}`, returned, headers),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('whose code is replayed in a question of its own is refused by the provider', async () => {
    const first = await begin(provider);
    const { code } = await scene.walk(first.json().address, nora);
    const replayed = await enterBy(scene, {
      provider,
      person: nora,
      onTheWayBack: (returned) => ({ ...returned, code }),
    });
    expect(errorIn(replayed)).toBe('accounts.provider_refused');
  });

  it('whose challenge of PKCE was changed on the way is refused', async () => {
    const answer = await enterBy(scene, {
      provider,
      person: nora,
      onTheWay: changing('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'),
    });
    expect(errorIn(answer)).toBe('accounts.provider_refused');
  });

  it('is too late after ten minutes', async () => {
    const answer = await enterBy(scene, {
      provider,
      person: nora,
      onTheWayBack(returned) {
        scene.world.clock.now = new Date(scene.world.clock.now.getTime() + 11 * 60_000);
        return returned;
      },
    });
    expect(errorIn(answer)).toBe('accounts.challenge_expired');
  });
});

it('an ID token for another nonce is refused', async () => {
  const answer = await enterBy(scene, {
    provider: 'google',
    person: nora,
    onTheWay: changing('nonce', 'another'),
  });
  expect(errorIn(answer)).toBe('accounts.provider_refused');
});

it.each([
  ['another', 'https://accounts.evil.example'],
  ['none', undefined],
])('an answer that names %s issuer is refused', async (_which, iss) => {
  const answer = await enterBy(scene, {
    provider: 'google',
    person: nora,
    onTheWayBack: ({ code, state }) => ({ code, state, ...(iss && { iss }) }),
  });
  expect(errorIn(answer)).toBe('accounts.provider_refused');
});

describe('a provider', () => {
  it.each([
    ['answers without end', 'endless', 'accounts.provider_unavailable'],
    ['is broken', 'broken', 'accounts.provider_unavailable'],
    ['sends us elsewhere', 'elsewhere', 'accounts.provider_unavailable'],
    ['answers nonsense', 'nonsense', 'accounts.provider_refused'],
  ] as const)('that %s opens nothing, and the other ways in are there', async (_what, mood, code) => {
    scene.github.mood = mood;
    const answer = await enterBy(scene, { provider: 'github', person: nora });
    expect(errorIn(answer)).toBe(code);
    expect(answer.json().error.message).toMatch(/another way/);
    expect((await enterBy(scene, { provider: 'google', person: nora })).statusCode).toBe(200);
  });

  it('that does not answer opens nothing', async () => {
    const brief = await providerScene({ seconds: 0.3 });
    brief.github.people.push(nora);
    brief.github.mood = 'silent';
    expect(errorIn(await enterBy(brief, { provider: 'github', person: nora }))).toBe(
      'accounts.provider_unavailable',
    );
    await brief.close();
  });

  it('that is down is said to be, before anybody is sent there', async () => {
    await scene.google.close();
    expect(errorIn(await begin('google'))).toBe('accounts.provider_unavailable');
  });
});
