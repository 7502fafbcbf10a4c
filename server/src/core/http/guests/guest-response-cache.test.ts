import type { AddressInfo } from 'node:net';
import { endpoint } from '@firstlight/contract/endpoint.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type AppOptions, testWorld, type World } from '../../../testing/world.ts';
import { type Route, route } from '../route.ts';
import { rawBody } from './raw-body.ts';

const read = endpoint({
  name: 'test.ready',
  method: 'GET',
  path: '/api/ready',
  summary: 'The same for everybody.',
  access: 'anyone',
  isSameForGuests: true,
  status: 200,
  response: z.object({ made: z.number() }),
});

let world: World;
let made: number;
let stopping = false;
let url: string;
beforeAll(async () => {
  world = await testWorld();
  url = await listening();
});
afterAll(() => world.close());
beforeEach(() => {
  made = 0;
  later();
});

const ready: Route = route(read, async (ctx) => {
  made += 1;
  const freshUntil = ctx.now().getTime() + 1000;
  return { ...rawBody(JSON.stringify({ made })), etag: `"${made}"`, freshUntil };
});

/** On a socket: what goes ahead of Fastify is not met by `inject`. */
async function listening(config: AppOptions['config'] = {}): Promise<string> {
  const isStopping = () => stopping;
  const app = await world.app({ routes: [ready], isStopping, config: { LIMIT_FACTOR: 100, ...config } });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/ready`;
}

/** Nothing that was kept is fresh any more. */
function later(): void {
  world.clock.now = new Date(world.clock.now.getTime() + 1000);
}

/** Every answer has one of its own, however ready it was. */
let lastId: string | undefined = 'none';

async function ask(headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(url, { method, headers });
  const { date: _, 'x-request-id': id, ...told } = Object.fromEntries(answer.headers);
  expect(id).not.toBe(lastId);
  lastId = id;
  return { status: answer.status, headers: told, body: await answer.text() };
}

it('gives the next guest what the last one got, to the letter of the headers', async () => {
  const first = await ask();
  expect(first).toMatchObject({ status: 200, body: '{"made":1}' });
  expect(await ask()).toEqual(first);
  expect(made).toBe(1);
});

it('tells who already has it so, as the usual way does', async () => {
  const known = { 'if-none-match': 'W/"1"' };
  const usual = await ask(known);
  expect(usual).toMatchObject({ status: 304, body: '' });
  expect(await ask(known)).toEqual(usual);
  expect((await ask({ 'if-none-match': '"0"' })).status).toBe(200);
  expect(made).toBe(1);
});

it('asks again for what is no longer fresh', async () => {
  await ask();
  later();
  expect((await ask()).body).toBe('{"made":2}');
});

it.each([
  ['another address', () => fetch(`${url}?else`)],
  ['somebody with a cookie', () => ask({ cookie: 'any=one' })],
  ['another method', () => ask({}, 'HEAD')],
])('leaves %s to the usual way', async (_, call) => {
  await ask();
  await call();
  expect(made).toBe(2);
});

it('keeps nothing that was made for somebody with a cookie', async () => {
  await ask({ cookie: 'any=one' });
  await ask();
  expect(made).toBe(2);
});

it('leaves everything to the usual way once the process stops, which ends the connection', async () => {
  expect((await ask()).headers['connection']).toBe('keep-alive');
  stopping = true;
  expect((await ask()).headers['connection']).toBe('close');
  expect(made).toBe(2);
  stopping = false;
});

it('counts as every request does, in the general limit and in the metrics', async () => {
  const countIn = (metrics: string) =>
    Number(/http_request_seconds_count\{route="\/api\/ready",status="200"\} (\d+)/.exec(metrics)?.[1] ?? 0);
  const before = countIn(await world.engines.metrics.print());
  url = await listening({ LIMIT_FACTOR: 0.03 });
  const statuses = [];
  for (let call = 0; call < 4; call += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(countIn(await world.engines.metrics.print())).toBe(before + 3);
});
