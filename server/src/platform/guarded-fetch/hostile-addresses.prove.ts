import { it } from 'vitest';
import { keepProof } from '../../../../prove/keep-figures.ts';
import { createGuardedFetch, fetchLimits } from './guarded-fetch.ts';
import { hostileAddresses } from './hostile-addresses.testing.ts';
import { startHostileWorld } from './hostile-world.testing.ts';

it('no hostile address is fetched, leads inside, or takes longer or more than it may', async () => {
  const world = await startHostileWorld();
  const fetchGuarded = createGuardedFetch(world.border);
  const all = hostileAddresses(world);
  const before = process.memoryUsage.rss();
  let [fetched, wrong, longest, memory] = [0, 0, 0, 0];
  for (const { address, types, expected } of all) {
    const began = performance.now();
    const outcome = await fetchGuarded(address, types);
    longest = Math.max(longest, performance.now() - began);
    memory = Math.max(memory, process.memoryUsage.rss() - before);
    if (outcome.ok) fetched += 1;
    else if (outcome.reason !== expected) wrong += 1;
  }
  await world.close();
  keepProof('hostile-addresses', { addresses: all.length, seconds: fetchLimits.seconds }, [
    { what: 'hostile addresses tried', got: all.length, goal: 300 },
    { what: 'connections that led inside', got: world.inside, goal: 0, atMost: true },
    { what: 'fetched all the same', got: fetched, goal: 0, atMost: true },
    { what: 'refused for another reason', got: wrong, goal: 0, atMost: true },
    {
      what: 'longest, ms (a tenth of a second for the clock)',
      got: longest,
      goal: fetchLimits.seconds * 1000 + 100,
      atMost: true,
    },
    // The bombs themselves are made in this process, each of 100 MB.
    { what: 'most memory beyond what there was, MB', got: memory / 1024 ** 2, goal: 600, atMost: true },
  ]);
});
