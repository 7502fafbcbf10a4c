import { randomInt } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../../core/app-error.ts';
import { cookiesOf } from '../../../../testing/cookies.ts';
import { apart, maya, type Person, verifiedPerson } from '../../../../testing/people/people.ts';
import { randomAddress, testWorld, unlimited, type World } from '../../../../testing/world.ts';

let world: World;
let generous: FastifyInstance;
let direct: FastifyInstance;
let proxied: FastifyInstance;
let remoteAddress: string;
/** Tried in one test only: a name is capped over all addresses. */
let someone: string;

beforeAll(async () => {
  world = await testWorld();
  generous = await world.app(unlimited);
  await verifiedPerson(world, generous);
  // The general limit is far away, so that what holds is the one on guessing.
  direct = await world.app({ config: { LIMIT_FACTOR: 1_000 } });
  proxied = await world.app({ config: { LIMIT_FACTOR: 1_000, TRUSTED_PROXIES: ['198.18.0.1'] } });
});
beforeEach(() => {
  remoteAddress = randomAddress();
  someone = `someone_${randomInt(1e9)}`;
});
afterAll(() => world.close());

interface Try {
  login?: string;
  headers?: Record<string, string>;
  url?: string;
  from?: string;
}

async function guess(app: FastifyInstance, changes: Try = {}): Promise<number> {
  const { login = someone, headers = {}, url = '/api/sessions', from = remoteAddress } = changes;
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

/** As its owner, from elsewhere each time. */
function enter({ email: login, password }: Person, cookie = '', app = direct) {
  const remoteAddress = randomAddress();
  const options = { method: 'POST', url: '/api/sessions', headers: { cookie }, remoteAddress } as const;
  return app.inject({ ...options, payload: { login, password } });
}

const deviceCookieOf = (answer: LightMyRequestResponse) =>
  cookiesOf(answer)
    .split('; ')
    .filter((cookie) => cookie.startsWith('__Host-device='))
    .join();

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
    expect(await judged(proxied, 500, () => ({ ...claim(), from: '198.18.0.1' }))).toBe(5);
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

  it('is judged at most sixty times an hour over all addresses, and its owner is told once for each name', async () => {
    const owner = apart({ ...maya, username: 'hunted' });
    await verifiedPerson(world, generous, owner);
    const device = deviceCookieOf(await enter(owner, '', generous));
    world.happened.events.length = 0;
    const names = [owner.username, owner.email];
    const login = (index: number) => names[index % 2] ?? '';
    const from = (index: number) => `10.9.${index % 100}.${index % 7}`;
    expect(await judged(direct, 400, (index) => ({ login: login(index), from: from(index) }))).toBe(60);
    const told = world.happened.events.filter(({ name }) => name === 'accounts.guesses_refused');
    expect(told).toHaveLength(2);
    expect(new Set(told)).toMatchObject(
      new Set([{ userId: expect.any(String) }, { userId: expect.any(String) }]),
    );

    expect((await enter(owner, device)).statusCode).toBe(200);
    expect((await enter(owner)).statusCode).toBe(429);
    expect((await enter(owner, deviceCookieOf(await enter(maya, '', generous)))).statusCode).toBe(429);
  });

  it('of a name that nobody has is capped and noted alike', async () => {
    world.happened.events.length = 0;
    const from = (index: number) => `10.8.${index % 100}.${index % 7}`;
    expect(await judged(direct, 100, (index) => ({ login: 'nobody_here', from: from(index) }))).toBe(30);
    expect(world.happened.events).toMatchObject([{ name: 'accounts.guesses_refused', userId: null }]);
  });

  it('in a known device is judged ten times in a quarter of an hour', async () => {
    const owner = apart({ ...maya, username: 'forgetful' });
    await verifiedPerson(world, generous, owner);
    const cookie = deviceCookieOf(await enter(owner));
    expect(await judged(direct, 30, () => ({ login: owner.username, headers: { cookie } }))).toBe(10);
  });

  it.each([
    ['/56', 60, (index: number) => `2001:db8:aa:${(0x1200 + (index % 200)).toString(16)}::1`],
    ['/48', 120, (index: number) => `2001:db8:bb:${(index * 97).toString(16)}::1`],
  ])('is judged so often from one %s, at whatever names', async (_size, most, from) => {
    const login = (index: number) => `name_${_size.slice(1)}_${index}`;
    expect(await judged(direct, 200, (index) => ({ login: login(index), from: from(index) }))).toBe(most);
  });

  it('is refused altogether while the limiter is away', async () => {
    const away = new AppError('request.unavailable', { retryAfterSeconds: 30 });
    const app = await world.app({ takeLimit: () => Promise.reject(away) });
    expect(await guess(app, { login: 'nobody' })).toBe(503);
  });
});
