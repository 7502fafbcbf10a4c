import { describe, expect, it } from 'vitest';
import { ratingHistory } from './rating-history.ts';

describe('rating history', () => {
  it('returns the plain mean after each day', () => {
    const days = [
      { day: '2026-11-02', count: 1, sum: 5 },
      { day: '2026-11-05', count: 2, sum: 4 },
    ];
    // Two ratings of 4 came before the span.
    expect(ratingHistory(days, { count: 5, sum: 17 })).toEqual({
      before: 4,
      days: [
        { day: '2026-11-02', count: 1, rating: 13 / 3 },
        { day: '2026-11-05', count: 2, rating: 17 / 5 },
      ],
    });
  });

  it('begins with null when nothing was rated before', () => {
    expect(ratingHistory([], { count: 0, sum: 0 })).toEqual({ before: null, days: [] });
    const [first] = ratingHistory([{ day: '2026-11-02', count: 1, sum: 5 }], { count: 1, sum: 5 }).days;
    expect(first?.rating).toBe(5);
  });
});
