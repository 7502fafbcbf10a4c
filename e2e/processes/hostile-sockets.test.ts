import { limits } from '@firstlight/contract/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { brokenFrame, oddFrame } from './harness/hostile-frames.ts';
import { connectLive, untilReached } from './harness/live.ts';
import { metricsToken, readMetric } from './harness/metrics.ts';
import { seededRandom } from './harness/seeded-random.ts';
import { until } from './harness/until.ts';
import { type ApiProcess, openWorld, type World } from './harness/world.ts';

describe('20,000 hostile frames', () => {
  let world: World;
  let api: ApiProcess;
  const random = seededRandom(20_261_115);

  beforeAll(async () => {
    world = await openWorld({ METRICS_TOKEN: metricsToken });
    api = await world.startApi();
  });
  afterAll(() => world.close());

  const metric = (name: string) => readMetric(api, name);

  /** Opens a connection, sends odd frames and then broken ones, and goes when it is shown the door. */
  function attack(frames: number): Promise<void> {
    const query = 'EIO=4&transport=websocket&session=hostile&user=hostile';
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}/socket.io/?${query}`);
    return new Promise((resolve) => {
      socket.onclose = () => resolve();
      socket.onerror = () => undefined;
      socket.onmessage = ({ data }) => {
        if (typeof data === 'string' && data.startsWith('0')) socket.send('40');
        if (typeof data !== 'string' || !data.startsWith('40')) return;
        for (let sent = 0; sent < frames; sent++)
          socket.send(sent < frames - 5 ? oddFrame(random) : brokenFrame(random));
        setTimeout(() => socket.close(), 20);
      };
    });
  }

  it('end no process, leave nothing behind and disturb nobody', async () => {
    const witness = await connectLive(api.url, { session: 'witness', user: 'witness' });
    await attack(40);
    await until('calm', async () => (await metric('live_connections')) === 1);
    const before = await metric('nodejs_active_resources_total');

    const lanes = Array.from({ length: 10 }, async () => {
      for (let round = 0; round < 50; round++) await attack(40);
    });
    await Promise.all(lanes);

    await until('all attackers to be gone', async () => (await metric('live_connections')) === 1);
    const resources = () => metric('nodejs_active_resources_total');
    await until('what they held to be let go', async () => (await resources()) <= before + 5);
    expect(api.output()).not.toContain('MaxListenersExceededWarning');
    expect(witness.socket.connected).toBe(true);
    await untilReached(witness, api.url, 'user:witness');
    witness.socket.close();
  });

  it('fare no better as handshakes', async () => {
    const queries = [
      ...['', 'EIO=4', 'EIO=3&transport=websocket', 'EIO=4&transport=polling', 'EIO=99&transport=websocket'],
      ...[
        'EIO=4&transport=websocket&sid=x',
        'EIO=4&transport=__proto__',
        'EIO=4&transport=constructor&sid=1',
      ],
      ...[
        'EIO[]=4&transport[]=websocket',
        `EIO=4&transport=websocket&sid=${'x'.repeat(4_000)}`,
        '%00',
        '%ff',
      ],
    ];
    for (const query of queries) {
      for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE']) {
        const body = method === 'POST' ? { body: '42["x"]' } : {};
        const answer = await ask(api.url, `/socket.io/?${query}`, { method, ...body });
        expect([query, method, answer.status >= 400 && answer.status < 500]).toEqual([query, method, true]);
      }
    }
    expect(api.isAlive()).toBe(true);
    expect((await ask(api.url, '/readyz')).status).toBe(200);
  });
});

describe('knocking again and again over one connection', () => {
  const [{ count }] = limits['live.people'].windows;
  let world: World;
  let api: ApiProcess;

  beforeAll(async () => {
    world = await openWorld({ LIMIT_FACTOR: '1' });
    api = await world.startApi();
  });
  afterAll(() => world.close());

  /** Knocks so many times in one breath. Gives how often it was let in, and whether it was cut off. */
  function hammer(knocks: number): Promise<{ admitted: number; isCut: boolean }> {
    const query = 'EIO=4&transport=websocket&session=hammer&user=hammer';
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}/socket.io/?${query}`);
    let [admitted, answered] = [0, 0];
    return new Promise((resolve) => {
      socket.onclose = () => resolve({ admitted, isCut: answered < knocks });
      socket.onmessage = ({ data }) => {
        if (data.startsWith('0')) for (let sent = 0; sent < knocks; sent++) socket.send('40');
        if (data.startsWith('40')) admitted += 1;
        if (data.startsWith('40') || data.startsWith('44')) answered += 1;
        if (answered === knocks) socket.close();
      };
    });
  }

  it('is let in as often as a person needs, and is cut off when it goes on', async () => {
    expect(await hammer(10)).toEqual({ admitted: 10, isCut: false });
    const { admitted, isCut } = await hammer(5_000);
    expect(isCut).toBe(true);
    expect(admitted).toBeLessThanOrEqual(count - 10);
    expect(await hammer(21)).toEqual({ admitted: 0, isCut: true });
    expect(api.isAlive()).toBe(true);
  });
});
