import { expect, test } from 'vitest';
import { tileStars } from './tile-stars.ts';

const ids = Array.from(
  { length: 200 },
  (_, place) => `0191a5b0-0000-7000-8000-${((place + 1) * 987_654_321).toString(16).padStart(12, '0')}`,
);

test('a group’s tile is the same every time, and stays within its square', () => {
  for (const id of ids) {
    const { stars, sun } = tileStars(id);
    expect(tileStars(id)).toEqual({ stars, sun });
    expect(stars[sun]).toBeDefined();
    for (const { x, y } of stars) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
      expect(Math.max(x, y)).toBeLessThanOrEqual(44);
    }
  }
});

test('two groups hardly ever have the same tile', () => {
  expect(new Set(ids.map((id) => JSON.stringify(tileStars(id)))).size).toBeGreaterThan(195);
});
