import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { configKeys, readConfig } from './config.ts';

const example = parseEnv(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'));
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

  it('names exactly the keys the program reads', () => {
    expect(Object.keys(example).toSorted()).toEqual(configKeys.toSorted());
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

  it('is not quoted when it is a secret', () => {
    const secret = 'aGFsZiBhIHNlY3JldA==';
    expect(complaint({ INDEX_KEY: secret })).toContain('INDEX_KEY: must be 32 bytes');
    expect(complaint({ INDEX_KEY: secret })).not.toContain(secret);
  });
});

describe('in production', () => {
  const production = { NODE_ENV: 'production' };

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

  it('accepts secrets of its own', () => {
    expect(readConfig({ ...example, ...production, ...ownSecrets }).NODE_ENV).toBe('production');
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
