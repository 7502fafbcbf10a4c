import { randomUUID } from 'node:crypto';
import { it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { createWindowCounter } from '../platform/limits/window-counter.ts';
import { absentRedis } from '../testing/servers/redis.ts';
import { createTakeLimit } from './take-limit.ts';

it('nobody waits for an allowance while Redis is away', async () => {
  const absent = absentRedis();
  const takeLimit = createTakeLimit(createWindowCounter(absent), 1);
  const uses = 20;
  const times: number[] = [];
  for (let use = 0; use < uses; use += 1) {
    const begun = performance.now();
    await takeLimit('contact.send', randomUUID());
    times.push(performance.now() - begun);
  }
  absent.disconnect();
  const got = Math.max(...times);
  keepProof('limits-without-redis', { uses }, [{ what: 'slowest, ms', got, goal: 700, atMost: true }]);
});
