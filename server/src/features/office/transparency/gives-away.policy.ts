import type { Tally } from '@firstlight/contract/office/transparency/transparency.ts';
import { transparencyRules } from '@firstlight/contract/office/transparency/transparency-rules.ts';
import { rangeOf } from './tally.policy.ts';

/**
 * Two tables that count the same cases, each in its own way, have one sum. Whether whoever has both can rule out any of what “a few” may
 * stand for, in either of them: then only one is published.
 */
export function givesAway(one: readonly Tally[], other: readonly Tally[]): boolean {
  return narrows(one, other) || narrows(other, one);
}

function narrows(table: readonly Tally[], other: readonly Tally[]): boolean {
  const sum = rangeOfAll(other);
  return table.some((cell, place) => {
    if (cell.few === 0) return false;
    const rest = rangeOfAll(table.filter((_, index) => index !== place));
    return possible.some((value) => sum.most - value < rest.least || sum.least - value > rest.most);
  });
}

const possible = Array.from({ length: transparencyRules.fewBelow - 1 }, (_, index) => index + 1);

function rangeOfAll(tallies: readonly Tally[]): { least: number; most: number } {
  const ranges = tallies.map(rangeOf);
  return {
    least: ranges.reduce((sum, { least }) => sum + least, 0),
    most: ranges.reduce((sum, { most }) => sum + most, 0),
  };
}
