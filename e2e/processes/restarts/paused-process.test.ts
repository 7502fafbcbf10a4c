import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import { connectLive, pushCanary, untilReached } from '../harness/live.ts';
import { pause } from '../harness/pause.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

describe('a process that stood still', () => {
  let world: World;
  let awake: ApiProcess;
  let paused: ApiProcess;

  beforeAll(async () => {
    world = await openWorld();
    [awake, paused] = await Promise.all([world.startApi(), world.startApi()]);
  });
  afterAll(() => world.close());

  it('delivers nothing that piled up to those whose session ended meanwhile, and the others come back', async () => {
    const sessions = Array.from({ length: 20 }, (_, index) => `s${index}`);
    const [stayer, ...leavers] = await Promise.all(
      sessions.map((session) =>
        connectLive(paused.url, { session, user: 'everyone' }, { reconnects: session === 's0' }),
      ),
    );
    if (!stayer) throw new Error('nobody stays');
    for (const client of [stayer, ...leavers]) await untilReached(client, awake.url, 'me:everyone');

    paused.process.kill('SIGSTOP');
    // Redis is then first in line when the process wakes, before the notice of the revocations.
    await pushCanary(awake.url, 'me:everyone', -1);
    for (const sessionId of sessions.slice(1))
      await ask(awake.url, '/api/test/revoke', { json: { sessionId, fail: false } });
    for (let mark = 0; mark < 20; mark++) await pushCanary(awake.url, 'me:everyone', mark);
    await pause(2_500);
    paused.process.kill('SIGCONT');

    await until('the leavers to be gone', () => leavers.every(({ socket }) => !socket.connected));
    await pause(200);
    expect(leavers.flatMap(({ marks }) => marks)).toEqual([]);
    await until('the stayer to be back', () => stayer.socket.connected);
    await untilReached(stayer, awake.url, 'me:everyone');
    stayer.socket.close();
  });
});
