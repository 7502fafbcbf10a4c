import { type Category, categories } from '@firstlight/contract/showcase/projects/categories.ts';
import type { Chance } from './seeded-chance.ts';

export interface Habits {
  /** How often somebody comes in each quarter of an hour of a day (UTC). */
  visits: number[];
  interests: Category[];
  /** How often a visit leaves a comment under their name. */
  comments: number;
  /** Words they like to write, in feedback as in comments. */
  words: number;
  /** Of the feed's cards, how many they look at. */
  cards: number;
  showsImpact: boolean;
  /** The day on which they post something of their own; undefined: never. */
  postsOn: number | undefined;
  /** The day on which they delete their account; undefined: never. */
  leavesOn: number | undefined;
}

const quarters = 96;

/** Half come in the evening, others at noon or in the morning, some by the clock of another continent. */
export function drawHabits(
  chance: Chance,
  { days, visitsPerDay }: { days: number; visitsPerDay: number },
): Habits {
  const draw = chance.number();
  const around = draw < 0.5 ? 20 : draw < 0.7 ? 12.5 : draw < 0.9 ? 8 : chance.number() * 24;
  const peak = around + chance.normal();
  const perDay = visitsPerDay * Math.exp(0.4 * chance.normal() - 0.08);
  const weights = Array.from({ length: quarters }, (_, at) => {
    const off = Math.abs(((at / 4 - peak + 36) % 24) - 12);
    return Math.exp(-0.5 * (off / 2) ** 2);
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return {
    visits: weights.map((weight) => (perDay * weight) / sum),
    interests: drawInterests(chance),
    comments: chance.happens(0.4) ? 0.1 + 0.3 * chance.number() : 0,
    words: 8 + Math.round(20 * chance.number()),
    cards: 2 + chance.below(4),
    showsImpact: chance.happens(0.3),
    postsOn: chance.happens(0.2) ? chance.below(days) : undefined,
    leavesOn: chance.happens(0.04) ? 10 + chance.below(days) : undefined,
  };
}

function drawInterests(chance: Chance): Category[] {
  const count = 3 + chance.below(4);
  const chosen = new Set<Category>();
  while (chosen.size < count) chosen.add(chance.one(categories) ?? 'other');
  return [...chosen];
}
