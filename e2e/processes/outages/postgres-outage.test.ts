import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, codeOf } from '../harness/ask.ts';
import { sendMessage } from '../harness/contact.ts';
import { connectLive, type LiveClient } from '../harness/live.ts';
import { pause } from '../harness/pause.ts';
import { onServer } from '../harness/servers/database.ts';
import { type Gate, startGate } from '../harness/servers/gate.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

describe('an API process that loses PostgreSQL', () => {
  let world: World;
  let gate: Gate & { stop(): void };
  let api: ApiProcess;
  /** A second process that never loses anything. */
  let other: ApiProcess;
  let bystander: LiveClient;
  let removed: LiveClient;

  beforeAll(async () => {
    world = await openWorld();
    const database = new URL(world.database.url);
    gate = await startGate({ host: database.hostname, port: Number(database.port || 5432) });
    database.port = String(gate.port);
    [api, other] = await Promise.all([world.startApi({ DATABASE_URL: database.href }), world.startApi()]);
  });
  afterAll(async () => {
    await world.close();
    gate.stop();
  });

  /** With a wait, it returns when they are gone; without, they go while others still use them. */
  const terminateAll = (waitMs = 0) =>
    world.database.query(
      `select pg_terminate_backend(pid, ${waitMs}) from pg_stat_activity
       where datname = current_database() and application_name in ('firstlight-api', 'firstlight-listener')`,
    );
  const listeners = () =>
    world.database.count(
      `select count(*) from pg_stat_activity
       where datname = current_database() and application_name = 'firstlight-listener'`,
    );

  async function expectRevocationWorks(session: string): Promise<void> {
    const client = await connectLive(api.url, { session, user: session });
    await ask(api.url, '/api/test/revoke', { json: { sessionId: session, fail: false } });
    await until('the drop', () => !client.socket.connected);
  }

  it('answers at most one 503 after its connections were ended, then works', async () => {
    for (let round = 0; round < 5; round++) {
      await sendMessage(api.url);
      await terminateAll(1_000);
      const statuses = [await sendMessage(api.url), await sendMessage(api.url)].map(({ status }) => status);
      expect([201, 503]).toContain(statuses[0]);
      expect(statuses[1]).toBe(201);
    }
  });

  it('answers only 201 or 503 when they end under load, and has all that it confirmed', async () => {
    const before = await stored();
    const statuses: number[] = [];
    const load = Array.from({ length: 8 }, async () => {
      for (let count = 0; count < 40; count++) statuses.push((await sendMessage(api.url)).status);
    });
    for (let round = 0; round < 5; round++) {
      await pause(60);
      await terminateAll();
    }
    await Promise.all(load);
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    const confirmed = statuses.filter((status) => status === 201).length;
    expect((await stored()) - before).toBeGreaterThanOrEqual(confirmed);
  });

  it('hears of revocations again', async () => {
    await until('the listener', async () => (await listeners()) === 2);
    await expectRevocationWorks('after-loss');
  });

  it('says that it is not ready while PostgreSQL cannot be reached, and stays alive', async () => {
    bystander = await connectLive(api.url, { session: 'meanwhile', user: 'meanwhile' });
    await world.database.query(`insert into test_members values ('removed', 'club')`);
    const topics = ['me', 'circle:club'];
    removed = await connectLive(api.url, { session: 'removed', user: 'removed' }, { topics });
    gate.shut();
    await until('it to notice', async () => (await ask(api.url, '/readyz')).status === 503);
    expect((await ask(api.url, '/healthz')).status).toBe(200);
    const refused = await sendMessage(api.url);
    expect([refused.status, codeOf(refused)]).toEqual([503, 'request.unavailable']);
    expect(refused.headers['retry-after']).toBe('5');
    const ended = await ask(other.url, '/api/test/revoke', {
      json: { sessionId: 'meanwhile', fail: false },
    });
    expect(ended.status).toBe(204);
    const json = { userId: 'removed', circleId: 'club' };
    expect((await ask(other.url, '/api/test/remove', { json })).status).toBe(204);
    await pause(4_000);
    expect(bystander.socket.connected).toBe(true);
    expect(api.isAlive()).toBe(true);
  });

  it('recovers by itself, with one listening connection and not one per failed try', async () => {
    gate.open();
    await until('readiness', async () => (await ask(api.url, '/readyz')).status === 200);
    await until('the listener', async () => (await listeners()) > 1);
    await pause(1_500);
    expect(await listeners()).toBe(2);
    expect((await sendMessage(api.url)).status).toBe(201);
    await expectRevocationWorks('after-outage');
  });

  it('answers 503 where PostgreSQL falls silent or takes no writes, and never 500', async () => {
    gate.silence();
    const unheard = await sendMessage(api.url);
    gate.shut();
    gate.open();
    await until('readiness', async () => (await ask(api.url, '/readyz')).status === 200);
    const name = new URL(world.database.url).pathname.slice(1);
    await onServer(`alter database ${name} set default_transaction_read_only = on`);
    await terminateAll(1_000);
    await until('new connections', async () => (await sendMessage(other.url)).status === 503);
    const unwritten = await sendMessage(api.url);
    await onServer(`alter database ${name} reset default_transaction_read_only`);
    for (const answer of [unheard, unwritten]) {
      expect([answer.status, codeOf(answer)]).toEqual([503, 'request.unavailable']);
      expect(answer.headers['retry-after']).toBe('5');
    }
    // Nobody ended the connections: those that may not write are left by themselves.
    await until('writes', async () => (await sendMessage(api.url)).status === 201);
  });

  it('catches up with a revocation of the time when it could not hear', async () => {
    await until('the drop', () => !bystander.socket.connected);
    await until('the end of the topic', () => removed.heard.length > 0);
    expect(removed.heard).toEqual([['topic.closed', 'circle:club']]);
    expect(removed.socket.connected).toBe(true);
    removed.socket.close();
  });

  const stored = () => world.database.count('select count(*) from contact_messages');
});
