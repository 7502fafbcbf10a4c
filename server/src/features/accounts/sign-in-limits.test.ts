import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../core/app-error.ts';
import { verifiedPerson } from '../../testing/people.ts';
import { randomAddress, testWorld, type World } from '../../testing/world.ts';

let world: World;
let direct: FastifyInstance;
let proxied: FastifyInstance;
let remoteAddress: string;

beforeAll(async () => {
  world = await testWorld();
  await verifiedPerson(world, await world.app({ takeLimit: async () => undefined }));
  // The general limit is far away, so that what holds is the one on guessing.
  direct = await world.app({ config: { LIMIT_FACTOR: 1_000 } });
  proxied = await world.app({ config: { LIMIT_FACTOR: 1_000, TRUSTED_PROXIES: 1 } });
});
beforeEach(() => {
  remoteAddress = randomAddress();
});
afterAll(() => world.close());

interface Try {
  login?: string;
  headers?: Record<string, string>;
  url?: string;
  from?: string;
}

async function guess(app: FastifyInstance, changes: Try = {}): Promise<number> {
  const { login = 'maya', headers = {}, url = '/api/sessions', from = remoteAddress } = changes;
  const payload = { login, password: 'wrong but long' };
  return (await app.inject({ method: 'POST', url, headers, remoteAddress: from, payload })).statusCode;
}

/** How many of so many guesses, a hundred at once, had their password looked at. */
async function judged(app: FastifyInstance, count: number, change: (index: number) => Try): Promise<number> {
  const statuses: number[] = [];
  for (let start = 0; start < count; start += 100) {
    const batch = Array.from({ length: Math.min(100, count - start) }, (_, index) => change(start + index));
    statuses.push(...(await Promise.all(batch.map((one) => guess(app, one)))));
  }
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  return statuses.filter((status) => status === 401).length;
}

const anyAddress = () => Array.from({ length: 4 }, () => randomInt(256)).join('.');

describe('guessing passwords', () => {
  it('is judged five times in a quarter of an hour when thirty come at once (T25)', async () => {
    expect(await judged(direct, 30, () => ({}))).toBe(5);
  });

  it('is judged five times in 2,000 tries that each claim another address (T22)', async () => {
    const claim = (): Try => ({
      headers: {
        'x-forwarded-for': anyAddress(),
        'x-real-ip': anyAddress(),
        'x-client-ip': anyAddress(),
        'cf-connecting-ip': anyAddress(),
        forwarded: `for=${anyAddress()}`,
      },
    });
    expect(await judged(direct, 2_000, claim)).toBe(5);
  });

  it('is judged five times behind a proxy, whatever was written before what the proxy adds (T22)', async () => {
    const real = randomAddress();
    const claim = (): Try => ({
      headers: { 'x-forwarded-for': `${anyAddress()}, ${anyAddress()}, ${real}` },
    });
    expect(await judged(proxied, 500, claim)).toBe(5);
  });

  it('is judged five times from one IPv6 network, however its addresses are spelt (T22)', async () => {
    const [a, b] = [randomInt(0x1000, 0x10000).toString(16), randomInt(0x1000, 0x10000).toString(16)];
    const group = () => randomInt(0x10000).toString(16);
    const spellings = [
      () => `2001:db8:${a}:${b}::${group()}`,
      () => `2001:DB8:${a.toUpperCase()}:${b}:0:0:0:${group()}`,
      () => `2001:0db8:${a}:${b}:${group()}:${group()}:${group()}:${group()}`,
      () => `2001:db8:${a}:${b}::${anyAddress()}`,
      () => `2001:db8:${a}:${b}::`,
    ];
    const from = (index: number): Try => ({ from: spellings[index % spellings.length]?.() ?? '' });
    expect(await judged(direct, 200, from)).toBe(5);
  });

  it('is judged five times, however the name is written', async () => {
    const names = ['maya', 'MAYA', 'Maya', ' maya ', 'mAyA\t', '\nmaya'];
    expect(await judged(direct, 60, (index) => ({ login: names[index % names.length] ?? '' }))).toBe(5);
  });

  it.each([
    ...['/api//sessions', '//api/sessions', '///api/sessions', '/api/./sessions', '/./api/sessions'],
    ...[
      '/api/../api/sessions',
      '/api/x/../sessions',
      '/api%2fsessions',
      '/api%2Fsessions',
      '/%2fapi/sessions',
    ],
    ...['/api/%73essions', '/%61pi/sessions', '/api/sessions/', '/api/sessions//', '/api/sessions/.'],
    ...['/API/sessions', '/api/Sessions', '/api/SESSIONS', '/api\\sessions', '/api/sessions;x=1'],
    ...['/api/sessions?x=1', '/api/sessions#x', '/api/sessions%20', '/api/sessions%3f', '/api/sessions.json'],
  ])('at %s is not judged once the five are used up (T23)', async (url) => {
    expect(await judged(direct, 6, () => ({}))).toBe(5);
    expect([400, 404, 429]).toContain(await guess(direct, { url }));
  });

  it('is refused altogether while the limiter is away', async () => {
    const away = new AppError('request.unavailable', { retryAfterSeconds: 30 });
    const app = await world.app({ takeLimit: () => Promise.reject(away) });
    expect(await guess(app, { login: 'nobody' })).toBe(503);
  });
});
