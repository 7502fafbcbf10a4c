import { expect, it } from 'vitest';
import { createTtlCache } from './ttl-cache.ts';

const cacheOf = () => createTtlCache<number>({ milliseconds: 1000, entries: 2 });

it('loads once for all who ask at the same moment, and again when its time is over', async () => {
  const cache = cacheOf();
  let loads = 0;
  const load = async () => ++loads;
  expect(
    await Promise.all([cache.get('a', 0, load), cache.get('a', 0, load), cache.get('a', 999, load)]),
  ).toEqual([1, 1, 1]);
  expect(await cache.get('a', 1000, load)).toBe(2);
});

it('forgets a failure at once', async () => {
  const cache = cacheOf();
  await expect(cache.get('a', 0, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('a', 0, async () => 7)).toBe(7);
});

it('keeps no more than it may, and lets the oldest go', async () => {
  const cache = cacheOf();
  let loads = 0;
  const load = async () => ++loads;
  for (const key of ['a', 'b', 'c']) await cache.get(key, 0, load);
  expect(await cache.get('c', 1, load)).toBe(3);
  expect(await cache.get('a', 1, load)).toBe(4);
});
