import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testRedis } from '../../testing/servers/redis.ts';
import { createWindowCounter, type WindowCounter } from './window-counter.ts';

let redis: Redis;
let counter: WindowCounter;
beforeAll(async () => {
  redis = await testRedis();
  counter = createWindowCounter(redis);
});
afterAll(() => redis.disconnect());

const perHour = (count: number) => ({ count, seconds: 3600 });

describe('a window', () => {
  it('has room for its count, then names the seconds until it has room again', async () => {
    const key = randomUUID();
    expect(await counter.take(key, [perHour(2)])).toBe(0);
    expect(await counter.take(key, [perHour(2)])).toBe(0);
    const seconds = await counter.take(key, [perHour(2)]);
    expect(seconds).toBeGreaterThan(3000);
    expect(seconds).toBeLessThanOrEqual(3600);
  });

  it('has room again when it is over', async () => {
    const key = randomUUID();
    const short = [{ count: 1, seconds: 0.2 }];
    // Sent in one breath, so that the window cannot end between the two.
    expect(await Promise.all([counter.take(key, short), counter.take(key, short)])).toEqual([0, 1]);
    await vi.waitFor(async () => expect(await redis.keys(`limit:{${key}}:*`)).toEqual([]), 60_000);
    expect(await counter.take(key, short)).toBe(0);
  });

  it('is not lengthened by refused uses', async () => {
    const key = randomUUID();
    await counter.take(key, [perHour(1)]);
    const [stored = ''] = await redis.keys(`limit:{${key}}:*`);
    const half = 1_800_000;
    await redis.pexpire(stored, half);
    expect(await counter.take(key, [perHour(1)])).toBeGreaterThan(0);
    expect(await redis.pttl(stored)).toBeLessThanOrEqual(half);
  });

  it('holds exactly its count when thirty come at once', async () => {
    const key = randomUUID();
    const waits = await Promise.all(Array.from({ length: 30 }, () => counter.take(key, [perHour(5)])));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
  });
});

describe('several windows', () => {
  it('must all have room, and the longest wait is named', async () => {
    const key = randomUUID();
    const windows = [perHour(5), { count: 1, seconds: 86_400 }];
    expect(await counter.take(key, windows)).toBe(0);
    expect(await counter.take(key, windows)).toBeGreaterThan(3600);
  });

  it('count nothing in one of them when another refuses', async () => {
    const key = randomUUID();
    const full = { count: 0.5, seconds: 60 };
    await counter.take(key, [full]);
    for (let use = 0; use < 5; use += 1) await counter.take(key, [perHour(1), full]);
    expect(await counter.take(key, [perHour(1)])).toBe(0);
  });
});

describe('a use that names itself', () => {
  it('is counted once, however often it is tried', async () => {
    const key = randomUUID();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await counter.take(key, [perHour(2)], 'first')).toBe(0);
    }
    expect(await counter.take(key, [perHour(2)], 'second')).toBe(0);
    expect(await counter.take(key, [perHour(2)], 'third')).toBeGreaterThan(0);
  });

  it('is counted once when it is tried thirty times at the same moment', async () => {
    const key = randomUUID();
    await Promise.all(Array.from({ length: 30 }, () => counter.take(key, [perHour(2)], 'same')));
    expect(await counter.take(key, [perHour(2)], 'another')).toBe(0);
    expect(await counter.take(key, [perHour(2)], 'one more')).toBeGreaterThan(0);
  });

  it('is not remembered when it was refused', async () => {
    const key = randomUUID();
    await counter.take(key, [perHour(1)], 'first');
    expect(await counter.take(key, [perHour(1)], 'second')).toBeGreaterThan(0);
    expect(await counter.take(key, [perHour(1)], 'second')).toBeGreaterThan(0);
  });
});

it('lets every key of its own expire', async () => {
  const key = randomUUID();
  await counter.take(key, [perHour(2), { count: 9, seconds: 86_400 }], 'a use');
  const keys = await redis.keys(`limit:{${key}}:*`);
  expect(keys).toHaveLength(3);
  for (const stored of keys) expect(await redis.pttl(stored)).toBeGreaterThan(0);
});
