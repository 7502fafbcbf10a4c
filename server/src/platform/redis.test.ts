import type { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { standStill } from '../testing/servers/lag.ts';
import { testRedis } from '../testing/servers/redis.ts';

const patienceMs = 300;
let redis: Redis;
beforeEach(async () => {
  redis = await testRedis('', patienceMs);
});
afterEach(() => redis.disconnect());

it('gives up an answer that does not come', async () => {
  await expect(redis.blpop('a list that nobody fills', 30)).rejects.toThrow('in time');
});

it('takes an answer that came while this process was busy with something else', async () => {
  const answer = redis.echo('here');
  standStill(patienceMs * 2);
  expect(await answer).toBe('here');
});
