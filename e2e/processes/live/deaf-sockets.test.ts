import { limits } from '@firstlight/contract/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import { connectLive, openLive, refusalOf, untilReached } from '../harness/live.ts';
import { pushToTheDeaf } from '../harness/loads/deaf-crowd.ts';
import { metricsToken, readMetric } from '../harness/metrics.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

it('sockets that never read are let go, and nobody else is (T34)', async () => {
  const world = await openWorld({ METRICS_TOKEN: metricsToken });
  const api = await world.startApi();
  const witness = await connectLive(api.url, { session: 'witness', user: 'witness' });
  await pushToTheDeaf(api, (name) => readMetric(api, name), 40);
  expect(witness.socket.connected).toBe(true);
  await untilReached(witness, api.url, 'me:witness');
  witness.socket.close();
  await world.close();
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
