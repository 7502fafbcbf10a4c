import { afterAll, beforeAll, describe, it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { ask } from '../harness/ask.ts';
import { sendMessage, warmUp } from '../harness/contact.ts';
import { connectLive, pushCanary, untilReached } from '../harness/live.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

const rounds = 20;

describe('two processes', () => {
  let world: World;
  let near: ApiProcess;
  let far: ApiProcess;

  beforeAll(async () => {
    world = await openWorld();
    [near, far] = await Promise.all([world.startApi(), world.startApi()]);
  });
  afterAll(() => world.close());

  async function slowest(act: (round: number) => Promise<() => Promise<unknown>>): Promise<number> {
    let most = 0;
    for (let round = 0; round < rounds; round += 1) {
      const timed = await act(round);
      const started = performance.now();
      await timed();
      most = Math.max(most, performance.now() - started);
    }
    return most;
  }

  it('push to each other, drop revoked sessions and stay quick without Redis', async () => {
    const reader = await connectLive(far.url, { session: 's', user: 'u' });
    await untilReached(reader, near.url, 'me:u');
    const push = await slowest(async (mark) => async () => {
      await pushCanary(near.url, 'me:u', mark);
      await until('the canary', () => reader.marks.includes(mark));
    });
    reader.socket.close();

    const revocation = await slowest(async (round) => {
      const session = `revoked-${round}`;
      const clients = await Promise.all(
        [near, far, far].map(({ url }) => connectLive(url, { session, user: session })),
      );
      for (const client of clients) await untilReached(client, near.url, `me:${session}`);
      return async () => {
        await ask(near.url, '/api/test/revoke', { json: { sessionId: session, fail: false } });
        await until('all three to be gone', () => clients.every(({ socket }) => !socket.connected));
      };
    });

    await warmUp(near.url);
    await world.redis.kill();
    const outage = await slowest(async () => async () => {
      await ask(near.url, '/');
      await ask(near.url, '/readyz');
      await sendMessage(near.url);
    });
    keepProof('live-times', { rounds }, [
      { what: 'a push to the other process, slowest, ms', got: push, goal: 1_000, atMost: true },
      { what: 'a session dropped everywhere, slowest, ms', got: revocation, goal: 1_000, atMost: true },
      { what: 'three requests without Redis, slowest, ms', got: outage, goal: 1_000, atMost: true },
    ]);
  });
});
