import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import {
  connectLive,
  type LiveClient,
  openLive,
  pushCanary,
  refusalOf,
  untilReached,
} from '../harness/live.ts';
import { pause } from '../harness/pause.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

describe('a revocation', () => {
  let world: World;
  let near: ApiProcess;
  let far: ApiProcess;

  beforeAll(async () => {
    world = await openWorld();
    [near, far] = await Promise.all([world.startApi(), world.startApi()]);
  });
  afterAll(() => world.close());

  const revoke = (sessionId: string, fail = false) =>
    ask(near.url, '/api/test/revoke', { json: { sessionId, fail } });

  const connectThree = (session: string) =>
    Promise.all([near, far, far].map(({ url }) => connectLive(url, { session, user: session })));

  async function pushMany(topic: string): Promise<void> {
    for (let mark = 0; mark < 50; mark++) await pushCanary(mark % 2 ? near.url : far.url, topic, mark);
  }

  const areGone = (clients: LiveClient[]) => clients.every(({ socket }) => !socket.connected);

  it('drops all sockets of a session on every process, and no canary follows', async () => {
    const clients = await connectThree('a');
    for (const client of clients) await untilReached(client, near.url, 'me:a');
    expect((await revoke('a')).status).toBe(204);
    await until('all three to be gone', () => areGone(clients));
    await pushMany('me:a');
    await pause(200);
    expect(clients.flatMap(({ marks }) => marks)).toEqual([]);
    expect(clients.map(({ farewells }) => farewells)).toEqual([1, 1, 1]);
    expect(await refusalOf(openLive(far.url, { session: 'a', user: 'a' }))).toBe('me');
  });

  it('that is rolled back drops nobody', async () => {
    const clients = await connectThree('b');
    for (const client of clients) await untilReached(client, near.url, 'me:b');
    expect((await revoke('b', true)).status).toBe(404);
    await pause(500);
    await pushCanary(near.url, 'me:b', 1);
    await until('all to hear', () => clients.every(({ marks }) => marks.length === 1));
    expect(clients.map(({ farewells }) => farewells)).toEqual([0, 0, 0]);
    for (const { socket } of clients) socket.close();
  });

  it('that races with new connections leaves none of them open', async () => {
    const sessions = Array.from({ length: 100 }, (_, index) => `race-${index}`);
    const clients = sessions.map((session, index) =>
      openLive(index % 2 ? near.url : far.url, { session, user: session }),
    );
    await Promise.all(
      sessions.map(async (session, index) => {
        await pause(index * 3);
        return revoke(session);
      }),
    );
    // Whoever came after their session had ended is a guest.
    await until('all to be refused or dropped', () =>
      clients.every(({ socket, answer }) => !socket.connected || answer?.refused.join() === 'me'),
    );
    for (const { socket } of clients) socket.close();
  });

  it('works while Redis is stopped', async () => {
    const clients = await connectThree('c');
    await world.redis.kill();
    expect((await revoke('c')).status).toBe(204);
    await until('all three to be gone', () => areGone(clients));
    expect(near.isAlive() && far.isAlive()).toBe(true);
    await world.redis.start();
  });
});
