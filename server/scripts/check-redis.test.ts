import { expect, it } from 'vitest';
import { testServers } from '../../scripts/test-servers.ts';
import { checkRedis } from './check-redis.ts';

it('a Redis that is new enough is found, with its version', async () => {
  const [finding, ...more] = await checkRedis('REDIS_URL', testServers().redis);
  expect(finding).toMatchObject({ ok: true, what: expect.stringMatching(/version \d+\.\d+/) });
  expect(more).toEqual([]);
});

it.each([
  ['redis://127.0.0.1:1/0', /^Redis does not answer/],
  ['127.0.0.1:6379', /^REDIS_URL is no address of Redis/],
])('a Redis that cannot be used (%s) is one sentence', async (url, sentence) => {
  expect(await checkRedis('REDIS_URL', url)).toEqual([
    { ok: false, what: expect.any(String), hint: expect.stringMatching(sentence) },
  ]);
});
