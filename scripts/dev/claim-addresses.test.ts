import { expect, it } from 'vitest';
import { readEnvFile } from '../environment.ts';
import { claimAddresses, type Taken } from './claim-addresses.ts';

const example = readEnvFile('.env.example');

function taken(ports: readonly number[], databases: readonly string[] = []): Taken {
  return {
    isListening: async (port) => ports.includes(port),
    hasDatabase: async (name) => databases.includes(name),
  };
}

const second = {
  APP_ORIGIN: 'http://localhost:5183',
  PORT: '3010',
  SMTP_URL: 'smtp://127.0.0.1:1035',
  MAILBOX_PORT: '8035',
  STRIPE_API_URL: 'http://127.0.0.1:12121',
  DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/firstlight_2',
  REDIS_URL: 'redis://127.0.0.1:6379/1',
};

it('the first checkout of a machine gets the addresses of .env.example', async () => {
  const addresses = await claimAddresses(example, {}, taken([]));
  expect(addresses).toEqual(Object.fromEntries(Object.keys(second).map((key) => [key, example[key]])));
});

it.each([5173, 3000, 1025, 8025])('a checkout gets other addresses when port %i is taken', async (port) => {
  expect(await claimAddresses(example, {}, taken([port]))).toEqual(second);
});

it('a checkout gets other addresses when the first one has its database but does not run', async () => {
  expect(await claimAddresses(example, {}, taken([], ['firstlight']))).toEqual(second);
});

it('what the shell gives is neither looked at nor claimed', async () => {
  const given = { DATABASE_URL: 'postgres://127.0.0.1/mine', PORT: '3000' };
  const { DATABASE_URL: _, PORT: __, ...claimed } = second;
  expect(await claimAddresses(example, given, taken([3000, 1025], ['mine']))).toEqual(claimed);
});

it('a machine without room for another checkout says so in one sentence', async () => {
  const nowhere: Taken = { isListening: async () => true, hasDatabase: async () => false };
  await expect(claimAddresses(example, {}, nowhere)).rejects.toThrow(/^9 checkouts have .*\.$/);
});
