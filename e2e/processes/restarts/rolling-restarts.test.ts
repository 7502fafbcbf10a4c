import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import { asShipped, rollRestarts } from '../harness/loads/roll-restarts.ts';
import { type Gate, startGate } from '../harness/servers/gate.ts';
import type { LoadBalancer } from '../harness/servers/proxy.ts';
import { until } from '../harness/until.ts';
import { openWorld, type World } from '../harness/world.ts';

it('two processes behind the shipped proxy are restarted in turns, and nobody notices', async () => {
  const world = await openWorld(asShipped);
  const figures = await rollRestarts(world, { restarts: 2, perSecond: 20 });
  await world.close();
  expect(figures.failures).toEqual([]);
  expect(figures.requests).toBeGreaterThan(50);
  expect(figures.writes.stored).toBe(figures.writes.confirmed);
});

describe('the shipped proxy', () => {
  let world: World;
  let gate: Gate & { stop(): void };
  let proxy: LoadBalancer;

  beforeAll(async () => {
    world = await openWorld({ TRUSTED_PROXIES: '127.0.0.1' });
    const database = new URL(world.database.url);
    gate = await startGate({ host: database.hostname, port: Number(database.port || 5432) });
    database.port = String(gate.port);
    const env = { DATABASE_URL: database.href };
    proxy = await world.startProxy(await Promise.all([world.startApi(env), world.startApi(env)]));
  });
  afterAll(async () => {
    await world.close();
    gate.stop();
  });

  it('leads people who come without TLS to where there is, and refuses programs', async () => {
    const { status, headers } = await ask(proxy.plainUrl, '/explore?a=b', {
      headers: { host: 'firstlight.example' },
    });
    expect([status, headers['location']]).toEqual([308, 'https://firstlight.example/explore?a=b']);
    expect((await ask(proxy.plainUrl, '/api/projects')).status).toBe(403);
  });

  it('asks one all the same when none is ready, so that what needs no database is still served', async () => {
    gate.shut();
    await until('the proxy to see neither', async () => !(await proxy.isUp()).includes(true));
    expect((await ask(proxy.url, '/')).status).toBe(200);
    gate.open();
    await until('the proxy to see both', async () => (await proxy.isUp()).every(Boolean));
  });
});
