import { describe, expect, it } from 'vitest';
import { interestsFirst, pickAtRandom } from './pick-for-reader.policy.ts';

describe('interestsFirst', () => {
  const ranked = [1, 2, 3, 4].map((categories) => ({ categories }));
  const order = (interests: number) => interestsFirst(ranked, interests).map(({ categories }) => categories);

  it('moves projects in the interests of a reader to the front and keeps the order of both parts', () => {
    expect(order(2)).toEqual([2, 3, 1, 4]);
  });

  it('keeps the order for a reader without interests', () => {
    expect(order(0)).toEqual([1, 2, 3, 4]);
  });
});

describe('pickAtRandom', () => {
  const pool = Array.from({ length: 50 }, (_, nth) => nth);

  it('picks different entries, and the same ones for the same seed', () => {
    const picked = pickAtRandom(pool, 12, '7:reader');
    expect(new Set(picked).size).toBe(12);
    expect(pickAtRandom(pool, 12, '7:reader')).toEqual(picked);
    expect(pickAtRandom(pool, 12, '8:reader')).not.toEqual(picked);
  });

  it('picks all entries of a pool that has too few', () => {
    expect(pickAtRandom([1, 2], 12, 'seed').toSorted()).toEqual([1, 2]);
  });

  it('picks each entry about equally often over many readers', () => {
    const counts = pool.map(() => 0);
    for (let reader = 0; reader < 10_000; reader += 1)
      for (const entry of pickAtRandom(pool, 2, `7:${reader}`)) counts[entry] = (counts[entry] ?? 0) + 1;
    // 400 each are expected. Four standard deviations are 80.
    expect(Math.min(...counts)).toBeGreaterThan(320);
    expect(Math.max(...counts)).toBeLessThan(480);
  });
});
