import { endpoint } from '@firstlight/contract/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { route } from '../core/http/route.ts';
import { pause } from '../testing/pause.ts';
import { keepBusy } from '../testing/servers/lag.ts';
import { testWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

const slow = endpoint({
  name: 'test.wait',
  method: 'GET',
  path: '/api/wait',
  summary: 'Waits.',
  access: 'anyone',
  status: 204,
});

describe('a process that has all it can carry', () => {
  it('answers 503 to the next request, keeps its probes, and recovers', async () => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<null>();
    const arrived = vi.fn(() => finished);
    const app = await world.app({ routes: [route(slow, arrived)], config: { MAX_IN_FLIGHT: 2 } });
    const carried = [app.inject('/api/wait'), app.inject('/api/wait')];
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(2), 60_000);

    const turnedAway = await app.inject('/api/wait');
    expect(turnedAway.statusCode).toBe(503);
    expect(turnedAway.headers['retry-after']).toBe('1');
    expect(turnedAway.json().error.code).toBe('request.overloaded');
    const page = await app.inject({ url: '/about', headers: { accept: 'text/html', cookie: 'language=fr' } });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '1']);
    expect(page.body).toContain('<html lang="fr">');
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect(await world.engines.metrics.print()).toContain('http_shed_total{reason="queue"} 2');

    finish(null);
    expect((await Promise.all(carried)).map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect((await app.inject('/api/wait')).statusCode).toBe(204);
  });

  it('says the same to a call that is turned away before the routes as to one that reached them', async () => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<null>();
    const arrived = vi.fn(() => finished);
    const app = await world.app({ routes: [route(slow, arrived)], config: { MAX_IN_FLIGHT: 1 } });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const carried = app.inject('/api/wait');
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(1), 60_000);

    const asked = { 'accept-language': 'fr' };
    const early = await fetch(`${url}/api/wait`, { headers: asked });
    const late = await app.inject({ url: '/api/wait', headers: asked });
    const { requestId: _, ...error } = JSON.parse(await early.text()).error;
    const { requestId: __, ...lateError } = late.json().error;
    expect([early.status, error]).toEqual([late.statusCode, lateError]);
    const ofEach = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'content-length']);
    const kept = (headers: Iterable<[string, unknown]>) =>
      Object.fromEntries([...headers].filter(([name]) => !ofEach.has(name)));
    expect(kept(early.headers)).toEqual(kept(Object.entries(late.headers)));

    finish(null);
    await carried;
  });
});

it('a process that was busy getting ready serves from its first request on', async () => {
  const app = await world.app();
  for (let round = 0; round < 4; round += 1) {
    keepBusy(400);
    await pause(1);
  }
  expect((await app.inject('/api/openapi.json')).statusCode).toBe(200);
});

describe('probes', () => {
  it('say that the process runs and whether it can serve', async () => {
    const app = await world.app();
    expect(await app.inject('/healthz')).toMatchObject({ statusCode: 200, body: 'ok' });
    expect(await app.inject('/readyz')).toMatchObject({ statusCode: 200, body: 'ready' });
    const stopping = await world.app({ ready: false });
    expect(await stopping.inject('/readyz')).toMatchObject({ statusCode: 503, body: 'not ready' });
    expect(await stopping.inject('/healthz')).toMatchObject({ statusCode: 200 });
  });
});

describe('metrics', () => {
  const ask = async (token: string, authorization?: string) => {
    const app = await world.app({ config: { METRICS_TOKEN: token } });
    return app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
  };

  it.each([
    ['no token was set', '', 'Bearer '],
    ['no token is given', 'right-token', undefined],
    ['a wrong token is given', 'right-token', 'Bearer wrong-token'],
    ['the token is given bare', 'right-token', 'right-token'],
    ['the token goes on', 'right-token', 'Bearer right-token2'],
  ])('do not exist when %s', async (_, token, given) => {
    const answer = await ask(token, given);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error.code).toBe('request.not_found');
  });

  it('are told to who holds the token, by route and never by address', async () => {
    const answer = await ask('right-token', 'Bearer right-token');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('http_request_seconds_count{route="/healthz",status="200"}');
    expect(answer.body).toContain('process_cpu_seconds_total');
  });

  it('do not name each file of each build', async () => {
    const app = await world.app();
    app.get('/assets/main-abc123.js', () => 'the program');
    await app.inject('/assets/main-abc123.js');
    const { body } = await ask('right-token', 'Bearer right-token');
    expect(body).toContain('http_request_seconds_count{route="/assets/*",status="200"}');
    expect(body).not.toContain('abc123');
  });

  it('call every unknown address "unknown", so that nobody can fill them', async () => {
    const app = await world.app();
    for (const path of ['a', 'b', 'c']) await app.inject(`/nowhere/${path}`);
    const { body } = await ask('right-token', 'Bearer right-token');
    expect(body).toContain('http_request_seconds_count{route="unknown",status="404"}');
    expect(body).not.toContain('/nowhere');
  });
});
