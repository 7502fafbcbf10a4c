import { ratingRules } from '@firstlight/contract/rules.ts';
import type { RatedDay } from './dashboard.queries.ts';

interface Rated {
  count: number;
  sum: number;
}

/**
 * The rating as it was shown day by day: what came before the span is all there is now without what the span brought.
 * Adjusted towards today's site mean, so that the last point is the rating that stands on the project's page.
 */
export function ratingHistory(days: readonly RatedDay[], all: Rated, siteMean: number) {
  const within = days.reduce(added, { count: 0, sum: 0 });
  const start = { count: all.count - within.count, sum: all.sum - within.sum };
  let sofar: Rated = start;
  return {
    before: start.count > 0 ? adjusted(start, siteMean) : null,
    days: days.map((day) => {
      sofar = added(sofar, day);
      return {
        day: day.day,
        count: day.count,
        mean: rounded(day.sum / day.count),
        rating: adjusted(sofar, siteMean),
      };
    }),
  };
}

function added(one: Rated, other: Rated): Rated {
  return { count: one.count + other.count, sum: one.sum + other.sum };
}

function adjusted({ count, sum }: Rated, siteMean: number): number {
  const { priorRatings } = ratingRules;
  return rounded((priorRatings * siteMean + sum) / (priorRatings + count));
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
