import type { ApiProcess, World } from '../harness/world.ts';

/** Two API processes, of which one after the other is killed and replaced; the other goes on. */
export async function startPair(world: World) {
  const start = () => world.startApi({ LIVE_IDENTITY: 'accounts' });
  const pair: [ApiProcess, ApiProcess] = await Promise.all([start(), start()]);
  let kills = 0;
  return {
    urls: () => pair.map(({ url }) => url),
    pair,
    async killOne(): Promise<void> {
      const index = kills % 2 === 0 ? 0 : 1;
      kills += 1;
      await pair[index].end('SIGKILL');
      pair[index] = await start();
    },
  };
}
