import { createServer } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGuardedFetch, fetchLimits, type GuardedFetch } from './guarded-fetch.ts';
import { hostileAddresses } from './hostile-addresses.testing.ts';
import { type HostileWorld, outside4, outside6, startHostileWorld } from './hostile-world.testing.ts';

let world: HostileWorld;
let fetchGuarded: GuardedFetch;
const html = { 'content-type': 'text/html; charset=utf-8' };
const page = Buffer.from('<title>Porchlight</title>');

beforeAll(async () => {
  world = await startHostileWorld();
  fetchGuarded = createGuardedFetch(world.border);
  for (const host of ['porchlight.example', 'plain.porchlight.example']) {
    world.names.set(host, () => [outside6, outside4]);
  }
});
afterAll(() => world.close());

it('no hostile address of 300 and more is fetched, and none leads inside', async () => {
  const all = hostileAddresses(world);
  expect(new Set(all.map(({ name }) => name)).size).toBeGreaterThanOrEqual(300);
  const unexpected: string[] = [];
  for (let from = 0; from < all.length; from += 40) {
    const tried = all.slice(from, from + 40).map(async ({ name, address, types, expected }) => {
      const fetched = await fetchGuarded(address, types);
      const outcome = fetched.ok ? 'fetched' : fetched.reason;
      // On a busy machine anything may be late; why each is refused is the proof's to say.
      if (outcome !== expected && outcome !== 'late') unexpected.push(`${name}: ${outcome}, not ${expected}`);
    });
    await Promise.all(tried);
  }
  expect(unexpected).toEqual([]);
  expect(world.inside).toBe(0);
  expect(world.outside).toBeGreaterThan(100);
});

it('does reach inside where nothing guards it, so that the count above can fail', async () => {
  const before = world.inside;
  world.names.set('unguarded.example', () => ['127.0.0.1']);
  await new Promise((resolve) => {
    const lookup = world.border.find as never;
    world.border.connect?.({ host: 'unguarded.example', lookup }, (_error, line) =>
      line.on('close', resolve),
    );
  });
  expect(world.inside).toBe(before + 1);
});

it.each([
  ['as it is', {}, page],
  ['packed by gzip', { 'content-encoding': 'gzip' }, gzipSync(page)],
  ['packed by brotli', { 'content-encoding': 'br' }, brotliCompressSync(page)],
])('a page of the open internet comes %s', async (_how, headers, body) => {
  world.answers.set('porchlight.example', (_request, response) =>
    response.writeHead(200, { ...html, ...headers }).end(body),
  );
  const fetched = await fetchGuarded('https://porchlight.example/', ['text/html']);
  expect(fetched).toEqual({
    ok: true,
    address: 'https://porchlight.example/',
    type: 'text/html',
    charset: 'utf-8',
    body: page,
  });
});

it('a page of just the most bytes comes whole', async () => {
  const body = Buffer.alloc(fetchLimits.bytes, 'a');
  world.answers.set('porchlight.example', (_request, response) => response.writeHead(200, html).end(body));
  const fetched = await fetchGuarded('https://porchlight.example/', ['text/html']);
  expect(fetched.ok && fetched.body.equals(body)).toBe(true);
});

it('a redirection within the host is followed, without anything of ours going along', async () => {
  const seen: object[] = [];
  world.answers.set('porchlight.example', (request, response) => {
    seen.push(request.headers);
    if (request.url === '/') response.writeHead(301, { location: '/en', 'set-cookie': 'a=b' }).end();
    else response.writeHead(200, html).end(page);
  });
  const fetched = await fetchGuarded('https://porchlight.example/', ['text/html']);
  expect(fetched).toMatchObject({ ok: true, address: 'https://porchlight.example/en' });
  for (const headers of seen) {
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  }
});

it('a server that speaks no TLS is not read', async () => {
  const { find } = world.border;
  const plain = createServer((socket) => {
    socket.resume().on('error', () => undefined);
    socket.end('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\nhello');
  });
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  const { Agent } = await import('node:https');
  const { port } = plain.address() as { port: number };
  const overTls = createGuardedFetch({
    ...(find && { find }),
    connect: (options) => new Agent().createConnection({ ...options, host: '127.0.0.1', port }),
  });
  expect(await overTls('https://plain.porchlight.example/', ['text/html'])).toEqual({
    ok: false,
    reason: 'failed',
  });
  await new Promise((resolve) => plain.close(resolve));
});
