import { expect, it } from 'vitest';
import { testServers } from './test-servers.ts';

const env = {
  DATABASE_URL: 'postgres://ada:secret@db.example:6000/firstlight_2',
  REDIS_URL: 'redis://cache.example:7000/2',
};

it('tests use the servers of development, in databases of their own', () => {
  expect(testServers(env)).toEqual({
    database: 'postgres://ada:secret@db.example:6000/postgres',
    redis: 'redis://cache.example:7000/9',
  });
});

it('tests use other servers where these are named', () => {
  const named = {
    TEST_DATABASE_SERVER: 'postgres://x@127.0.0.1:1/x',
    TEST_REDIS_URL: 'redis://127.0.0.1:2/3',
  };
  expect(testServers({ ...env, ...named })).toEqual({
    database: named.TEST_DATABASE_SERVER,
    redis: named.TEST_REDIS_URL,
  });
});

it.each(['', 'localhost', 'postgres:secret', 'not an address'])(
  'an address of PostgreSQL that is malformed (%s) is named by its key, without what it holds',
  (text) => {
    expect(() => testServers({ ...env, DATABASE_URL: text })).toThrow(
      'DATABASE_URL is no address: mend it in .env, as .env.example shows it.',
    );
  },
);
