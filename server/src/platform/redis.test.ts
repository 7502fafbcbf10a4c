import type { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testRedis } from '../testing/redis.ts';

const patienceMs = 300;
let redis: Redis;
beforeEach(async () => {
  redis = await testRedis('', patienceMs);
});
afterEach(() => redis.disconnect());

function keepBusy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

it('gives up an answer that does not come', async () => {
  const began = performance.now();
  await expect(redis.blpop('a list that nobody fills', 30)).rejects.toThrow('in time');
  expect(performance.now() - began).toBeGreaterThanOrEqual(patienceMs - 1);
});

it('takes an answer that came while this process was busy with something else', async () => {
  const answer = redis.echo('here');
  keepBusy(patienceMs * 2);
  expect(await answer).toBe('here');
});
