import { expect, it } from 'vitest';
import { ratingHistory } from './rating-history.ts';

it('follows the rating day by day, and ends with the one that is shown', () => {
  const days = [
    { day: '2026-11-02', count: 1, sum: 5 },
    { day: '2026-11-05', count: 2, sum: 4 },
  ];
  // Two ratings of 4 came before the span: (5 × 3.5 + 8) / 7.
  const history = ratingHistory(days, { count: 5, sum: 17 }, 3.5);
  expect(history.before).toBe(3.643);
  expect(history.days).toEqual([
    { day: '2026-11-02', count: 1, mean: 5, rating: 3.813 },
    { day: '2026-11-05', count: 2, mean: 2, rating: 3.45 },
  ]);
  expect(history.days.at(-1)?.rating).toBe((5 * 3.5 + 17) / 10);
});

it('begins with nothing where nothing had been rated', () => {
  expect(ratingHistory([], { count: 0, sum: 0 }, 3.5)).toEqual({ before: null, days: [] });
  const [first] = ratingHistory([{ day: '2026-11-02', count: 1, sum: 5 }], { count: 1, sum: 5 }, 3.5).days;
  expect(first?.rating).toBe(3.75);
});
