import type { Tally } from '@firstlight/contract/office/transparency/transparency.ts';
import { transparencyRules } from '@firstlight/contract/office/transparency/transparency-rules.ts';

const { fewBelow, roundedTo } = transparencyRules;

const nothing: Tally = { count: 0, few: 0 };

/** How a number is published: none, a few, or rounded. */
export function tallyOf(number: number): Tally {
  if (number === 0) return nothing;
  if (number < fewBelow) return { count: 0, few: 1 };
  return { count: Math.round(number / roundedTo) * roundedTo, few: 0 };
}

/** Of what is published, never of what is behind it. */
export const addTallies = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((sum, one) => ({ count: sum.count + one.count, few: sum.few + one.few }), nothing);

/** The least and the most that may be behind one published figure of a quarter. */
export function rangeOf({ count, few }: Tally): { least: number; most: number } {
  if (few > 0) return { least: 1, most: fewBelow - 1 };
  if (count === 0) return { least: 0, most: 0 };
  const half = Math.floor(roundedTo / 2);
  return { least: Math.max(fewBelow, count - half), most: count + half };
}
