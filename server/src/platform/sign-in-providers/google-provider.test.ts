import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { type LocalServer, localServer } from '../../testing/providers/local-server.ts';
import { createGoogleProvider } from './google-provider.ts';

let server: LocalServer;
afterEach(() => server.close());

const question = {
  returnTo: 'https://firstlight.example/auth/google',
  state: 's',
  nonce: 'n',
  verifier: 'v'.repeat(43),
};
const returned = { code: 'c', state: 's' };
const own = generateKeyPairSync('rsa', { modulusLength: 2048 });

interface Said {
  /** Changes to what it says about itself. */
  about?: object;
  claims?: object;
  header?: object;
  key?: KeyObject;
}

/** Answers as an OpenID provider does, with one thing at a time as it must not be. */
async function providerSaying({ about = {}, claims = {}, header = {}, key = own.privateKey }: Said) {
  server = await localServer((origin) => (request, response) => {
    const now = Math.floor(Date.now() / 1000);
    const told = {
      iss: origin,
      aud: 'us',
      sub: '7',
      nonce: 'n',
      iat: now,
      exp: now + 60,
      email: 'a@b.example',
    };
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer: origin,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/keys`,
        ...about,
      },
      '/keys': { keys: [{ ...own.publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
      '/token': {
        access_token: 'a',
        token_type: 'Bearer',
        id_token: tokenOf({ alg: 'RS256', ...header }, { ...told, email_verified: true, ...claims }, key),
      },
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[request.url ?? ''] ?? {}));
  });
  const bounds = { seconds: 5, bytes: 100_000 };
  const options = { clientId: 'us', clientSecret: 'secret', bounds, now: () => new Date() };
  return createGoogleProvider({ ...options, issuer: server.origin });
}

function tokenOf(header: object, claims: object, key: KeyObject): string {
  const parts = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return [...parts, sign('sha256', Buffer.from(parts.join('.')), key).toString('base64url')].join('.');
}

it('names whom a right ID token names, with an address only where it is confirmed', async () => {
  const sure = await providerSaying({});
  expect(await sure.finish(question, returned)).toMatchObject({ subject: '7', email: 'a@b.example' });
  await server.close();
  const unsure = await providerSaying({ claims: { email_verified: 'true' } });
  await expect(unsure.finish(question, returned)).rejects.toMatchObject({ kind: 'refused' });
});

describe('an ID token is refused', () => {
  it.each<[string, Said]>([
    ['that somebody else signed', { key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }],
    ['that nobody signed', { header: { alg: 'none' } }],
    ['signed with the secret that we share', { header: { alg: 'HS256' } }],
    ['of another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['for another site', { claims: { aud: 'them' } }],
    ['that is over', { claims: { exp: 1 } }],
    ['for another sign-in', { claims: { nonce: 'm' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that names nobody', { claims: { sub: '' } }],
  ])('%s', async (_what, said) => {
    const provider = await providerSaying(said);
    await expect(provider.finish(question, returned)).rejects.toMatchObject({ kind: 'refused' });
  });
});

describe('what a provider says about itself is refused', () => {
  it.each([
    ['where it is somebody else', { issuer: 'https://accounts.google.com' }],
    ['where it sends people elsewhere', { authorization_endpoint: 'https://evil.example/authorize' }],
  ])('%s', async (_what, about) => {
    const provider = await providerSaying({ about });
    await expect(provider.begin(question)).rejects.toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['our secret would go to another host', { token_endpoint: 'http://127.0.0.1:9/token' }],
    ['its keys are another host’s', { jwks_uri: 'http://127.0.0.1:9/keys' }],
  ])('where %s', async (_what, about) => {
    const provider = await providerSaying({ about });
    await expect(provider.finish(question, returned)).rejects.toMatchObject({ kind: 'refused' });
  });
});
