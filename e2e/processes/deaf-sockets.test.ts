import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@firstlight/contract/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { type DeafSocket, openDeafSocket } from './harness/deaf-socket.ts';
import { connectLive, openLive, refusalOf, untilReached } from './harness/live.ts';
import { origin } from './harness/settings.ts';
import { until } from './harness/until.ts';
import { type ApiProcess, openWorld, type World } from './harness/world.ts';

const token = 'for-tests-only';
const megabyte = 2 ** 20;

describe('sockets that never read', () => {
  let world: World;
  let api: ApiProcess;

  beforeAll(async () => {
    world = await openWorld({ METRICS_TOKEN: token });
    api = await world.startApi();
  });
  afterAll(() => world.close());

  async function metric(name: string): Promise<number> {
    const { text } = await ask(api.url, '/metrics', { headers: { authorization: `Bearer ${token}` } });
    return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  }

  it('are let go within 30 s, and cost at most 100 MB until then (T34)', async ({ annotate }) => {
    const witness = await connectLive(api.url, { session: 'witness', user: 'witness' });
    const sockets: DeafSocket[] = [];
    for (let batch = 0; batch < 20; batch++) {
      const opening = Array.from({ length: 25 }, () =>
        openDeafSocket(api.url, 'session=deaf&user=deaf', origin),
      );
      sockets.push(...(await Promise.all(opening)));
    }
    expect(await metric('live_connections')).toBe(501);
    // The cost is what they make the process keep, not what it costs to have 500 connections at all.
    const before = await metric('process_resident_memory_bytes');
    let most = before;
    const started = performance.now();

    // Half of them answer heartbeats that they have not read.
    const lying = setInterval(() => sockets.slice(250).forEach((socket) => void socket.pong()), 2_000);
    let left = sockets.length;
    while (left > 0 && performance.now() - started < 35_000) {
      await ask(api.url, '/api/test/push', { json: { room: 'user:deaf', mark: 1, times: 20, size: 8_000 } });
      most = Math.max(most, await metric('process_resident_memory_bytes'));
      left = (await metric('live_connections')) - 1;
      await wait(100);
    }
    const seconds = (performance.now() - started) / 1_000;
    clearInterval(lying);
    sockets.forEach((socket) => void socket.end());
    const grown = (most - before) / megabyte;
    await annotate(`gone after ${seconds.toFixed(1)} s, ${grown.toFixed(0)} MB at most`);
    process.stdout.write(`T34: 500 gone after ${seconds.toFixed(1)} s, ${grown.toFixed(0)} MB at most\n`);
    expect(left).toBe(0);
    expect(seconds).toBeLessThanOrEqual(30);
    expect(grown).toBeLessThanOrEqual(100);

    expect(witness.socket.connected).toBe(true);
    await untilReached(witness, api.url, 'user:witness');
    witness.socket.close();
  }, 120_000);
});

describe('handshakes from one address', () => {
  const [{ count }] = limits['live.handshakes'].windows;
  let world: World;
  let api: ApiProcess;

  beforeAll(async () => {
    world = await openWorld({ LIMIT_FACTOR: '1' });
    api = await world.startApi();
  });
  afterAll(() => world.close());

  it('are refused beyond the limit, and let in while nobody can count them', async () => {
    const clients = Array.from({ length: count + 30 }, () => openLive(api.url, { session: 'x', user: 'x' }));
    const outcomes = await Promise.all(
      clients.map(
        ({ socket }) =>
          new Promise<boolean>((resolve) => {
            socket.once('connect', () => resolve(true));
            socket.once('connect_error', () => resolve(false));
          }),
      ),
    );
    clients.forEach(({ socket }) => void socket.close());
    expect(outcomes.filter(Boolean)).toHaveLength(count);
    await refusalOf(openLive(api.url, { session: 'x', user: 'x' }));

    await world.redis.kill();
    const client = await connectLive(api.url, { session: 'x', user: 'x' });
    client.socket.close();
    await until('the process to be well', async () => (await ask(api.url, '/readyz')).status === 200);
  });
});
