import { it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { drainSeconds, stopUnderLoad } from '../harness/loads/stop-under-load.ts';
import { openWorld } from '../harness/world.ts';

it('a process asked to stop fails none of more than 3,000 requests, and is gone five seconds after its drain time', async () => {
  const world = await openWorld({ DRAIN_SECONDS: String(drainSeconds), TRUSTED_PROXIES: '127.0.0.1' });
  const { clients, requests, failures, writes, exit } = await stopUnderLoad(world, 3_300);
  for (const { socket } of clients) socket.close();
  await world.close();
  keepProof('graceful-stop', { requests, writes: writes.sent, drainSeconds }, [
    { what: 'requests', got: requests, goal: 3_000 },
    { what: 'failed', got: failures.length, goal: 0, atMost: true },
    { what: 'writes lost', got: writes.sent - writes.stored, goal: 0, atMost: true },
    { what: 'ended after, s', got: exit.ms / 1_000, goal: drainSeconds + 5, atMost: true },
    { what: 'but not before, s', got: exit.ms / 1_000, goal: drainSeconds },
  ]);
});
