import { expect, test } from 'vitest';
import { sky } from './constellation.ts';

test('the same project has the same sky every time it is drawn', () => {
  expect(sky('tidepool', { stars: 6, sun: 4.6 })).toEqual(sky('tidepool', { stars: 6, sun: 4.6 }));
});

test('two projects do not share a sky', () => {
  const one = sky('00000000-0000-4000-8000-000000000001', { stars: 5, sun: 3 });
  const other = sky('00000000-0000-4000-8000-000000000002', { stars: 5, sun: 3 });
  expect(one.stars).not.toEqual(other.stars);
  expect(one.sun.x).not.toBe(other.sun.x);
});

test('there are never fewer than 3 stars nor more than 12', () => {
  expect(sky('a', { stars: 0, sun: 0 }).stars).toHaveLength(3);
  expect(sky('a', { stars: 7, sun: 0 }).stars).toHaveLength(7);
  expect(sky('a', { stars: 400, sun: 0 }).stars).toHaveLength(12);
});

test('the constellation runs from left to right and stays above the horizon', () => {
  const { stars, horizon, width } = sky('loop', { stars: 12, sun: 2 });
  const places = stars.map((star) => star.x);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  for (const star of stars) {
    expect(star.y).toBeGreaterThan(0);
    expect(star.y).toBeLessThan(horizon);
    expect(star.x).toBeGreaterThan(0);
    expect(star.x).toBeLessThan(width);
  }
});

test('a better rating lifts the sun, and the best one brings its centre to the horizon', () => {
  const low = sky('basil', { stars: 3, sun: 1 });
  const high = sky('basil', { stars: 3, sun: 5 });
  expect(high.sun.y).toBeLessThan(low.sun.y);
  expect(high.sun.y).toBe(high.horizon);
  expect(high.sun.x).toBe(low.sun.x);
});
