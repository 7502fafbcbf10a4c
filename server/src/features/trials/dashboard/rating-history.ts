import { meanRating } from '../../showcase/projects/mean-rating.ts';
import type { RatedDay } from './dashboard.queries.ts';

interface Rated {
  count: number;
  sum: number;
}

/**
 * Returns the plain mean with which a span began and the mean after each of its rated days. The last one is the rating on
 * the project's page.
 */
export function ratingHistory(days: readonly RatedDay[], all: Rated) {
  const within = days.reduce(added, { count: 0, sum: 0 });
  let soFar: Rated = { count: all.count - within.count, sum: all.sum - within.sum };
  return {
    before: meanRating(soFar.sum, soFar.count),
    days: days.map((day) => {
      soFar = added(soFar, day);
      return { day: day.day, count: day.count, rating: soFar.sum / soFar.count };
    }),
  };
}

function added(one: Rated, other: Rated): Rated {
  return { count: one.count + other.count, sum: one.sum + other.sum };
}
