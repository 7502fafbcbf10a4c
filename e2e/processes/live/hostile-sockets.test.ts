import { limits } from '@firstlight/contract/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import { connectLive, untilReached } from '../harness/live.ts';
import { brokenFrame, oddFrame } from '../harness/loads/hostile-frames.ts';
import { metricsToken, readMetric } from '../harness/metrics.ts';
import { seededRandom } from '../harness/seeded-random.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

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
    await untilReached(witness, api.url, 'me:witness');
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
  const [{ count }] = limits['live.entries'].windows;
  let world: World;
  let api: ApiProcess;

  beforeAll(async () => {
    world = await openWorld({ LIMIT_FACTOR: '1', METRICS_TOKEN: metricsToken });
    api = await world.startApi();
  });
  afterAll(() => world.close());

  interface Knocking {
    admitted: number;
    refusals: string[];
    isCut: boolean;
  }

  /** Knocks so many times over one connection: in one breath, or leaving again each time it was let in. */
  function knock(who: string, times: number, inOneBreath: boolean): Promise<Knocking> {
    const query = `EIO=4&transport=websocket&session=${who}&user=${who}`;
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}/socket.io/?${query}`);
    const knocking: Knocking = { admitted: 0, refusals: [], isCut: true };
    const answered = () => knocking.admitted + knocking.refusals.length;
    async function leaveAndKnock(): Promise<void> {
      socket.send('41');
      // Whoever knocks while they are still in is taken for a broken client, and cut off for that.
      await until('the place to be free', async () => (await readMetric(api, 'live_connections')) === 0);
      socket.send('40');
    }
    return new Promise((resolve) => {
      socket.onclose = () => resolve(knocking);
      socket.onmessage = ({ data }) => {
        if (data.startsWith('0'))
          for (let sent = 0; sent < (inOneBreath ? times : 1); sent++) socket.send('40');
        if (data === '2') socket.send('3');
        if (data.startsWith('40')) knocking.admitted += 1;
        if (data.startsWith('44')) knocking.refusals.push(JSON.parse(data.slice(2)).message);
        if (answered() === times) knocking.isCut = false;
        if (answered() === times) socket.close();
        else if (!inOneBreath && data.startsWith('40')) void leaveAndKnock();
        else if (!inOneBreath && data.startsWith('44')) socket.send('40');
      };
    });
  }

  it('in one breath gets one place, and is cut off when it goes on', async () => {
    const { admitted, isCut } = await knock('hammer', 5_000, true);
    expect(isCut).toBe(true);
    expect(admitted).toBeLessThanOrEqual(1);
    expect(api.isAlive()).toBe(true);
  });

  it('is looked up as often as a person needs, and is cut off when it goes on', async () => {
    await world.redis.flush();
    const { admitted, refusals, isCut } = await knock('', count + 50, false);
    expect(admitted).toBe(count);
    expect(refusals.filter((why) => why === 'too many')).toHaveLength(20);
    expect(isCut).toBe(true);
  });
});
