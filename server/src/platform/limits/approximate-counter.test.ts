import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { absentRedis, testRedis } from '../../testing/servers/redis.ts';
import { createApproximateCounter } from './approximate-counter.ts';

const minuteMs = 60_000;
const start = Date.parse('2026-11-16T10:00:20Z');

let redis: Redis;
beforeAll(async () => {
  redis = await testRedis();
});
afterAll(() => redis.disconnect());

function tallyAt(clock: { time: number }, options: { redis?: Redis; name?: string; maxKeys?: number } = {}) {
  const { name = randomUUID(), redis: client = redis, ...rest } = options;
  return createApproximateCounter(client, {
    ...rest,
    name,
    count: 3,
    seconds: 60,
    // Tests say themselves when.
    shareEveryMs: minuteMs,
    now: () => clock.time,
  });
}

describe('one process', () => {
  it('lets the allowance through, then says how long the window still lasts', () => {
    const tally = tallyAt({ time: start });
    expect([1, 2, 3, 4, 5].map(() => tally.hit('a'))).toEqual([0, 0, 0, 40, 40]);
    tally.stop();
  });

  it('counts each key for itself', () => {
    const tally = tallyAt({ time: start });
    for (let use = 0; use < 4; use += 1) tally.hit('a');
    expect(tally.hit('b')).toBe(0);
    tally.stop();
  });

  it('starts anew when the clock reaches the next window', () => {
    const clock = { time: start };
    const tally = tallyAt(clock);
    for (let use = 0; use < 4; use += 1) tally.hit('a');
    clock.time = start + 40_000 - 1;
    expect(tally.hit('a')).toBe(1);
    clock.time = start + 40_000;
    expect(tally.hit('a')).toBe(0);
    tally.stop();
  });

  it('starts anew rather than holding more keys than it may, and learns again what it had shared', async () => {
    const tally = tallyAt({ time: start }, { maxKeys: 2 });
    for (const key of ['a', 'a', 'a', 'b']) tally.hit(key);
    expect(tally.hit('a')).toBe(40);
    await tally.share();
    tally.hit('c');
    expect(tally.hit('a')).toBe(0);
    await tally.share();
    expect(tally.hit('a')).toBe(40);
    tally.stop();
  });

  it('still counts its own while Redis is away', async () => {
    const away = absentRedis();
    const tally = tallyAt({ time: start }, { redis: away });
    for (let use = 0; use < 3; use += 1) tally.hit('a');
    await tally.share();
    expect(tally.hit('a')).toBe(40);
    tally.stop();
    away.disconnect();
  });
});

describe('two processes', () => {
  it('share without being asked', async () => {
    const options = { name: randomUUID(), count: 1, seconds: 60, now: () => start };
    const one = createApproximateCounter(redis, { ...options, shareEveryMs: 20 });
    one.hit('a');
    await vi.waitFor(async () => expect(await redis.keys(`tally:${options.name}:*`)).toHaveLength(1), 60_000);
    one.stop();
  });

  it('share one allowance after their next exchange', async () => {
    const clock = { time: start };
    const name = randomUUID();
    const [one, other] = [tallyAt(clock, { name }), tallyAt(clock, { name })];
    one.hit('a');
    one.hit('a');
    await one.share();
    expect(other.hit('a')).toBe(0);
    await other.share();
    expect(other.hit('a')).toBe(40);
    one.stop();
    other.stop();
  });

  it('leave nothing behind in Redis once the window is long over', async () => {
    const name = randomUUID();
    const tally = tallyAt({ time: start }, { name });
    tally.hit('a');
    await tally.share();
    const [key = ''] = await redis.keys(`tally:${name}:*`);
    expect(await redis.pttl(key)).toBeGreaterThan(0);
    expect(await redis.pttl(key)).toBeLessThanOrEqual(minuteMs);
    tally.stop();
  });
});
