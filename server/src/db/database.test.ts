import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/servers/database.ts';
import { type Database, openDatabase } from './database.ts';

let target: TestDatabase;
let wire: Server;
let sockets: Socket[];
let database: Database;

/** A wire that can go silent without being cut, as a network does that loses its other half. */
beforeEach(async () => {
  target = await testDatabase();
  const { hostname, port } = new URL(target.url);
  sockets = [];
  wire = createServer((client) => {
    const upstream = createConnection({ host: hostname, port: Number(port) });
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.on('close', () => upstream.destroy());
    client.pipe(upstream).pipe(client);
    sockets.push(upstream);
  });
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');
  const url = new URL(target.url);
  url.port = String((wire.address() as AddressInfo).port);
  // Longer than a busy machine may need for an answer.
  database = openDatabase({ url: url.href, size: 1, name: 'firstlight-test', silenceMs: 2_000 });
});
afterEach(async () => {
  await database.close();
  wire.close();
  await target.drop();
});

const one = () => sql<{ one: number }>`select 1 as one`.execute(database.db);
const fallSilent = () => sockets.forEach((socket) => void socket.unpipe().pause());

describe('a database that falls silent', () => {
  it('fails the query that waits for it, and gets the next one a new connection', async () => {
    await one();
    fallSilent();
    await expect(one()).rejects.toThrow('Query read timeout');
    expect((await one()).rows).toEqual([{ one: 1 }]);
    expect(sockets).toHaveLength(2);
  });

  it('fails a transaction in the middle as well', async () => {
    const broken = database.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      fallSilent();
      await sql`select 2`.execute(tx);
    });
    await expect(broken).rejects.toThrow('Query read timeout');
    expect((await one()).rows).toEqual([{ one: 1 }]);
  });
});

it('a refused statement costs no connection', async () => {
  await one();
  await expect(sql`select nothing`.execute(database.db)).rejects.toThrow('nothing');
  await one();
  expect(sockets).toHaveLength(1);
});

it('a connection that has become read-only is left for one that may write again', async () => {
  const write = () => sql`create table written ()`.execute(database.db);
  await sql`select set_config('default_transaction_read_only', 'on', false)`.execute(database.db);
  await expect(write()).rejects.toMatchObject({ code: '25006' });
  await write();
  expect(sockets).toHaveLength(2);
});
