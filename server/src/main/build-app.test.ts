import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, codeOf, goodMessage, postMessage } from '../testing/contact-post.ts';
import { randomAddress, testWorld, type World } from '../testing/world.ts';

let world: World;
let app: FastifyInstance;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app();
});
afterAll(() => world.close());

const post = (call?: Call) => postMessage(app, call);

describe('a write', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin at all (null)', { origin: 'null' }],
    ['our name over another protocol', { origin: 'http://firstlight.example' }],
    ['our name as a prefix', { origin: 'https://firstlight.example.evil.example' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
    [
      'another origin that claims to be ours',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
  ])('from %s is refused', async (_, headers) => {
    const answer = await post({ headers });
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'request.foreign_origin']);
  });

  it.each([
    ['our own pages', { origin: 'https://firstlight.example', 'sec-fetch-site': 'same-origin' }],
    ['our pages in a browser that sends no origin', { 'sec-fetch-site': 'same-origin' }],
    ['a program', {}],
  ])('from %s passes', async (_, headers) => {
    expect((await post({ headers })).statusCode).toBe(201);
  });
});

describe('what is not there', () => {
  it.each([
    ['en', 'Not found. It may have moved or been deleted.'],
    ['fr', 'Contenu introuvable.'],
  ])('is said in %s', async (language, message) => {
    const answer = await app.inject({ url: '/api/nowhere', headers: { 'accept-language': language } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      error: { code: 'request.not_found', message, requestId: expect.any(String) },
    });
  });

  it('includes other methods of what is', async () => {
    expect((await app.inject({ method: 'DELETE', url: '/api/contact/messages' })).statusCode).toBe(404);
  });
});

describe('every answer', () => {
  it.each([
    ['a success', () => post()],
    ['a refusal', () => post({ payload: {} })],
    ['a foreign origin', () => post({ headers: { origin: 'https://evil.example' } })],
    ['a wrong type', () => post({ headers: { 'content-type': 'text/plain' } })],
    ['an unreadable address', () => app.inject('/api/%E0%A4%A')],
    ['an unknown address', () => app.inject('/nowhere')],
    ['a probe', () => app.inject('/healthz')],
    ['the API document', () => app.inject('/api/openapi.json')],
  ])('that is %s carries the headers that protect it', async (_, call) => {
    const { headers } = await call();
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}$/),
    });
  });

  it('of failure has an id of its own, the one in its headers, that does not count requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/nowhere')));
    const ids = answers.map((answer) => answer.json().error.requestId);
    expect(answers.map(({ headers }) => headers['x-request-id'])).toEqual(ids);
    expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(50);
    expect(ids.toSorted()).not.toEqual(ids);
  });

  it('of failure never tells what broke inside', async () => {
    const broken = await world.app({
      takeLimit: async () => {
        throw new Error('secret detail of the machine');
      },
    });
    const answer = await broken.inject({
      method: 'POST',
      url: '/api/contact/messages',
      payload: goodMessage,
    });
    expect([answer.statusCode, codeOf(answer)]).toEqual([500, 'request.unexpected']);
    expect(answer.body).not.toContain('secret detail');
  });
});

describe('the general limit', () => {
  it('turns one address away beyond its allowance, and no other', async () => {
    const limited = await world.app({ config: { LIMIT_FACTOR: 0.03 } });
    const from = (remoteAddress: string) =>
      limited.inject({ method: 'POST', url: '/api/contact/messages', payload: {}, remoteAddress });
    const busy = randomAddress();
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await from(busy)).statusCode);
    expect(statuses).toEqual([400, 400, 400, 429]);
    const refused = await from(busy);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().error).toMatchObject({
      code: 'request.too_many',
      retryAfterSeconds: Number(refused.headers['retry-after']),
    });
    expect((await from(randomAddress())).statusCode).toBe(400);
  });

  it('believes a forwarded address only behind a proxy of ours', async () => {
    const call = (which: FastifyInstance, remoteAddress: string, forwarded: string) =>
      which.inject({
        method: 'POST',
        url: '/api/contact/messages',
        payload: {},
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded },
      });
    const open = await world.app({ config: { LIMIT_FACTOR: 0.01 } });
    const liar = randomAddress();
    expect((await call(open, liar, randomAddress())).statusCode).toBe(400);
    expect((await call(open, liar, randomAddress())).statusCode).toBe(429);

    const proxy = randomAddress();
    const proxied = await world.app({ config: { LIMIT_FACTOR: 0.01, TRUSTED_PROXIES: [proxy] } });
    expect((await call(proxied, proxy, randomAddress())).statusCode).toBe(400);
    const [forged, real] = [randomAddress(), randomAddress()];
    expect((await call(proxied, proxy, `${forged}, ${real}`)).statusCode).toBe(400);
    expect((await call(proxied, proxy, `${randomAddress()}, ${real}`)).statusCode).toBe(429);
  });
});
