import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/servers/database.ts';
import { createLog } from './log.ts';
import { type DatabaseWatch, watchDatabase } from './watch-database.ts';

let target: TestDatabase;
let wire: Server;
let sockets: Set<Socket>;
let isOpen: boolean;
let watch: DatabaseWatch;
/** What the watch said each time it was refused a connection. */
let saidWhenRefused: boolean[];

beforeEach(async () => {
  target = await testDatabase();
  const { hostname, port } = new URL(target.url);
  sockets = new Set();
  isOpen = true;
  saidWhenRefused = [];
  wire = createServer((client) => {
    client.on('error', () => undefined);
    if (!isOpen) {
      saidWhenRefused.push(watch.isThere());
      return client.destroy();
    }
    const upstream = createConnection({ host: hostname, port: Number(port) });
    upstream.on('error', () => undefined);
    client.on('close', () => [sockets.delete(client), upstream.destroy()]);
    sockets.add(client);
    client.pipe(upstream).pipe(client);
    return undefined;
  });
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');
  const url = new URL(target.url);
  url.port = String((wire.address() as AddressInfo).port);
  watch = watchDatabase({ url: url.href, log: createLog('silent'), everyMs: 20, silenceMs: 20_000 });
  await vi.waitFor(async () => expect(await connections()).toBe(1), 20_000);
});
afterEach(async () => {
  await watch.stop();
  wire.close();
  await target.drop();
});

async function connections(): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and application_name = 'firstlight-ready'`.execute(target.db);
  return Number(rows[0]?.count);
}

function cut(): void {
  isOpen = false;
  for (const socket of sockets) socket.destroy();
}

it('believes that the database is away after three failures in a row, and no sooner', async () => {
  cut();
  await vi.waitFor(() => expect(saidWhenRefused.length).toBeGreaterThan(2), 20_000);
  // The lost connection was the first failure, each refused one is another.
  expect(saidWhenRefused.slice(0, 3)).toEqual([true, true, false]);
  expect(watch.isThere()).toBe(false);
});

it('believes it again at the first answer, on one connection', async () => {
  cut();
  await vi.waitFor(() => expect(watch.isThere()).toBe(false), 20_000);
  isOpen = true;
  await vi.waitFor(() => expect(watch.isThere()).toBe(true), 20_000);
  await vi.waitFor(async () => expect(await connections()).toBe(1), 20_000);
});

it('holds nothing once it is stopped', async () => {
  await watch.stop();
  await vi.waitFor(async () => expect(await connections()).toBe(0), 20_000);
});
