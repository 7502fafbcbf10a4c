import { ask } from '../ask.ts';
import { pause } from '../pause.ts';
import { origin } from '../settings.ts';
import { until } from '../until.ts';
import type { ApiProcess } from '../world.ts';
import { type DeafSocket, openDeafSocket } from './deaf-socket.ts';

const megabyte = 2 ** 20;

export interface DeafCrowd {
  /** Until the last of them was let go. */
  seconds: number;
  /** What they made the process keep at most, not what it costs to have so many connections at all. */
  megabytes: number;
}

/** Opens live connections that never read, and pushes to them until the process has let every one of them go. */
export async function pushToTheDeaf(
  api: ApiProcess,
  metric: (name: string) => Promise<number>,
  count: number,
): Promise<DeafCrowd> {
  const others = await metric('live_connections');
  const sockets: DeafSocket[] = [];
  while (sockets.length < count) {
    const opening = Array.from({ length: Math.min(25, count - sockets.length) }, () =>
      openDeafSocket(api.url, 'session=deaf&user=deaf', origin),
    );
    sockets.push(...(await Promise.all(opening)));
  }
  await until('all to be in', async () => (await metric('live_connections')) === others + count);
  const before = await metric('process_resident_memory_bytes');
  let most = before;
  const started = performance.now();
  // Half of them answer heartbeats that they have not read.
  const liars = sockets.slice(count / 2);
  const lying = setInterval(() => liars.forEach((socket) => void socket.pong()), 2_000);
  await until('all to be let go', async () => {
    await ask(api.url, '/api/test/push', { json: { topic: 'me:deaf', mark: 1, times: 20, size: 8_000 } });
    most = Math.max(most, await metric('process_resident_memory_bytes'));
    await pause(100);
    return (await metric('live_connections')) === others;
  });
  const seconds = (performance.now() - started) / 1_000;
  clearInterval(lying);
  sockets.forEach((socket) => void socket.end());
  return { seconds, megabytes: (most - before) / megabyte };
}
