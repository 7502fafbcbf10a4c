import { describe, expect, it } from 'vitest';
import { depthOf, positionOf, stepsOf } from './scales.ts';

const span = { from: '2026-11-01', until: '2026-11-11' };

describe('a day', () => {
  it.each([
    ['2026-11-01', 0],
    ['2026-11-06', 50],
    ['2026-11-11', 100],
    ['2026-10-01', 0],
    ['2026-12-01', 100],
  ])('%s stands at %d percent', (day, place) => {
    expect(positionOf(day, span)).toBe(place);
  });

  it('alone stands in the middle', () => {
    expect(positionOf('2026-11-01', { from: '2026-11-01', until: '2026-11-01' })).toBe(50);
  });
});

it('puts five suns at the top, one at the bottom and nothing outside', () => {
  expect([5, 3, 1, 0, 6].map((rating) => depthOf(rating, 160))).toEqual([0, 80, 160, 160, 0]);
});

describe('the line of a rating', () => {
  const day = (of: string, rating: number) => ({ day: of, count: 1, rating });

  it('goes across until the next feedback, then up or down, and on to the last day', () => {
    const days = [day('2026-11-06', 5)];
    expect(stepsOf({ ...span, before: 3, days, changes: [] }, 100)).toEqual([
      { x1: 0, x2: 50, y1: 50, y2: 50 },
      { x1: 50, x2: 50, y1: 50, y2: 0 },
      { x1: 50, x2: 100, y1: 0, y2: 0 },
    ]);
  });

  it('begins with the first feedback where there was none before', () => {
    const days = [day('2026-11-06', 5)];
    expect(stepsOf({ ...span, before: null, days, changes: [] }, 100)).toEqual([
      { x1: 50, x2: 100, y1: 0, y2: 0 },
    ]);
    expect(stepsOf({ ...span, before: null, days: [], changes: [] }, 100)).toEqual([]);
  });
});
