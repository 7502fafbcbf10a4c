import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { developmentKeys } from '../../../../scripts/environment.ts';
import { exampleOperator } from '../../../../scripts/example-operator.ts';
import { configKeys, readConfig } from './config.ts';

const example = parseEnv(readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8'));
const ownSecrets = {
  ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
  INDEX_KEY: Buffer.alloc(32, 2).toString('base64'),
};

function complaint(changes: Record<string, string | undefined>): string {
  try {
    readConfig({ ...example, ...changes });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing to complain about';
}

describe('the example environment', () => {
  it('is good for development as it is', () => {
    expect(readConfig(example)).toMatchObject({ NODE_ENV: 'development', PORT: 3000, LIMIT_FACTOR: 20 });
  });

  it('names exactly the keys that the server, `pnpm dev` and the checks read', () => {
    expect(Object.keys(example).toSorted()).toEqual([...configKeys, ...developmentKeys].toSorted());
  });
});

describe('a wrong environment', () => {
  it('is answered in one line that names every missing key', () => {
    const text = complaint({ DATABASE_URL: undefined, REDIS_URL: undefined, TEAM_INBOX: undefined });
    expect(text).toContain('DATABASE_URL is missing; REDIS_URL is missing; TEAM_INBOX is missing');
    expect(text).not.toContain('\n');
  });

  it('is told apart from a missing one', () => {
    const text = complaint({ PORT: 'eighty', APP_ORIGIN: 'not a url' });
    expect(text).toMatch(/PORT: .*number/);
    expect(text).toContain('APP_ORIGIN: ');
    expect(text).not.toContain('missing');
  });

  it.each(['firstlight.example:443', 'localhost:5173', 'data:text/html,x', 'ftp://firstlight.example'])(
    'with the public address %s is refused: its origin would be nobody’s',
    (address) => {
      expect(complaint({ APP_ORIGIN: address })).toContain('APP_ORIGIN: ');
    },
  );

  it.each([
    ['limits a billion times as wide', { LIMIT_FACTOR: '1e9' }, 'LIMIT_FACTOR: '],
    ['another kind of database', { DATABASE_URL: 'mysql://127.0.0.1/firstlight' }, 'DATABASE_URL: '],
    ['another kind of mail', { SMTP_URL: 'https://mail.example' }, 'SMTP_URL: '],
    ['a stop that no process survives', { DRAIN_SECONDS: '60' }, 'DRAIN_SECONDS: '],
    ['keys that are none', { ENCRYPTION_KEYS: 'secret' }, 'ENCRYPTION_KEYS: keyring: entry 1 is not'],
    [
      'a current key that is not there',
      { ENCRYPTION_KEY_CURRENT: '7' },
      'current version 7 is not in the ring',
    ],
    [
      'half of what Google gives',
      { GOOGLE_CLIENT_ID: 'us' },
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be given together, or neither',
    ],
    ['half of what Stripe gives', { STRIPE_WEBHOOK_SECRETS: '' }, 'STRIPE_SECRET_KEY and STRIPE'],
    ['half of what GitHub gives', { GITHUB_CLIENT_SECRET: 'secret' }, 'GITHUB_CLIENT_ID and GITHUB'],
    ['an object store without a bucket', { FILE_STORE: 's3' }, 'S3_BUCKET is missing (FILE_STORE=s3)'],
  ])('with %s is refused', (_, changes, words) => {
    expect(complaint(changes)).toContain(words);
  });

  it('is not quoted when it is a secret', () => {
    const secret = 'aGFsZiBhIHNlY3JldA==';
    expect(complaint({ INDEX_KEY: secret })).toContain('INDEX_KEY: must be 32 bytes');
    expect(complaint({ INDEX_KEY: secret })).not.toContain(secret);
  });
});

describe('in production', () => {
  const production = { NODE_ENV: 'production' };
  const sound = {
    ...production,
    ...ownSecrets,
    APP_ORIGIN: 'https://firstlight.example',
    SMTP_URL: 'smtps://mail.example',
    LIMIT_FACTOR: undefined,
    STRIPE_API_URL: undefined,
    ...exampleOperator,
  };

  it('refuses the example of development in one line that names all that is wrong', () => {
    const text = complaint(production);
    for (const key of ['APP_ORIGIN must', 'LIMIT_FACTOR must', 'the example secrets'])
      expect(text).toContain(key);
    expect(text).not.toContain('\n');
  });

  it.each(Object.keys(exampleOperator))('refuses a legal notice without %s', (key) => {
    for (const nothing of [undefined, '', '  '])
      expect(complaint({ ...sound, [key]: nothing })).toBe(
        `Configuration: ${key} is missing (legal notice). See .env.example.`,
      );
    expect(complaint({ ...sound, [key]: 'two\nlines' })).toContain(`${key}: must be one line`);
    expect(readConfig({ ...example, [key]: '' }).NODE_ENV).toBe('development');
  });

  it.each(['<b>@site.example', 'a&b@site.example', 'nobody', 'a@site', "o'neil@site.example"])(
    'refuses %s as the address that pages name',
    (address) => {
      for (const key of ['OPERATOR_EMAIL', 'OPERATOR_SECURITY_EMAIL'])
        expect(complaint({ ...sound, [key]: address })).toContain(`${key}: must be one line, the address`);
    },
  );

  it('names what the legal notice lacks together with all else that is missing', () => {
    const text = complaint({ ...production, DATABASE_URL: undefined });
    for (const key of [...Object.keys(exampleOperator), 'DATABASE_URL'])
      expect(text).toContain(`${key} is missing`);
  });

  it.each([
    ['both example secrets', {}],
    ['the example index key', { ENCRYPTION_KEYS: ownSecrets.ENCRYPTION_KEYS }],
    ['the example encryption key', { INDEX_KEY: ownSecrets.INDEX_KEY }],
    [
      'the example encryption key behind a real one',
      {
        ...ownSecrets,
        ENCRYPTION_KEYS: `${ownSecrets.ENCRYPTION_KEYS},2:${example['ENCRYPTION_KEYS']?.slice(2)}`,
      },
    ],
  ])('refuses %s', (_, secrets) => {
    expect(complaint({ ...production, ...secrets })).toContain('the example secrets must not be used');
  });

  it.each([
    ['with the least that is needed', {}],
    ['with a limit factor of one', { LIMIT_FACTOR: '1' }],
    [
      'with TLS that the mail server must offer',
      { SMTP_URL: 'smtp://user:pass@mail.example:587?requireTLS=true' },
    ],
    ['with a mail server on the same machine', { SMTP_URL: 'smtp://127.0.0.1:25' }],
    ['with a long token for its metrics', { METRICS_TOKEN: 'm'.repeat(32) }],
    [
      'with GitHub and Google',
      {
        GITHUB_CLIENT_ID: 'us',
        GITHUB_CLIENT_SECRET: 'secret',
        GOOGLE_CLIENT_ID: 'us',
        GOOGLE_CLIENT_SECRET: 'secret',
      },
    ],
    ['with a push key of its own', { VAPID_PRIVATE_KEY: Buffer.alloc(32, 3).toString('base64url') }],
  ])('accepts a sound configuration %s', (_, changes) => {
    expect(readConfig({ ...example, ...sound, ...changes }).NODE_ENV).toBe('production');
  });

  it.each([
    [
      'an address without TLS',
      { APP_ORIGIN: 'http://firstlight.example' },
      'APP_ORIGIN must begin with https://',
    ],
    ['limits that hold twenty times less', { LIMIT_FACTOR: '20' }, 'LIMIT_FACTOR must be 1'],
    ['limits that nobody can keep', { LIMIT_FACTOR: '0.5' }, 'LIMIT_FACTOR must be 1'],
    ['plain mail', { SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL must be smtps://'],
    [
      'mail that need not be encrypted',
      { SMTP_URL: 'smtp://mail.example?requireTLS=false' },
      'SMTP_URL must be',
    ],
    [
      'mail to anybody',
      { SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' },
      'SMTP_URL must be',
    ],
    ['a token that can be guessed', { METRICS_TOKEN: 'a' }, 'METRICS_TOKEN must have 32'],
    [
      'somebody in Google’s place',
      { GOOGLE_ISSUER: 'https://evil.example' },
      'GOOGLE_ISSUER must be left out',
    ],
    [
      'somebody in GitHub’s place',
      { GITHUB_ORIGIN: 'https://evil.example' },
      'GITHUB_ORIGIN must be left out',
    ],
    [
      'somebody in Stripe’s place',
      { STRIPE_API_URL: 'https://evil.example' },
      'STRIPE_API_URL must be left out',
    ],
    [
      'one key for index and encryption',
      { INDEX_KEY: ownSecrets.ENCRYPTION_KEYS.slice(2) },
      'different keys',
    ],
    [
      'one key for index and push',
      { VAPID_PRIVATE_KEY: Buffer.from(ownSecrets.INDEX_KEY, 'base64').toString('base64url') },
      'different keys',
    ],
  ])('refuses %s', (_, changes, words) => {
    const text = complaint({ ...sound, ...changes });
    expect(text).toContain(words);
    expect(text).toContain('in production. See .env.example.');
  });
});

it('takes an empty key for one that was left out', () => {
  expect(readConfig({ ...example, PORT: '', DRAIN_SECONDS: '' })).toMatchObject({
    PORT: 3000,
    DRAIN_SECONDS: 5,
  });
  expect(complaint({ DATABASE_URL: '' })).toContain('DATABASE_URL is missing');
});

it('keeps of the public address only its origin', () => {
  expect(readConfig({ ...example, APP_ORIGIN: 'https://firstlight.example/some/path' }).APP_ORIGIN).toBe(
    'https://firstlight.example',
  );
});
