import type { Tally } from '@firstlight/contract/office/transparency/transparency.ts';
import { expect, it } from 'vitest';
import { givesAway } from './gives-away.policy.ts';
import { addTallies, rangeOf, tallyOf } from './tally.policy.ts';

it('none is none, one to four are a few, and from five on numbers are rounded to the nearest five', () => {
  expect([0, 1, 4, 5, 7, 8, 12, 13, 412].map(tallyOf)).toEqual([
    { count: 0, few: 0 },
    { count: 0, few: 1 },
    { count: 0, few: 1 },
    { count: 5, few: 0 },
    { count: 5, few: 0 },
    { count: 10, few: 0 },
    { count: 10, few: 0 },
    { count: 15, few: 0 },
    { count: 410, few: 0 },
  ]);
  for (let number = 0; number < 200; number += 1) {
    const { least, most } = rangeOf(tallyOf(number));
    expect(number >= least && number <= most).toBe(true);
  }
});

it('a sum is the same for all numbers that are published alike', () => {
  expect(addTallies([1, 6, 41].map(tallyOf))).toEqual(addTallies([4, 5, 39].map(tallyOf)));
  expect(addTallies([1, 6, 2].map(tallyOf))).toEqual({ count: 5, few: 2 });
});

/** All ways in which a table may be filled that is published like this. */
function fillings(table: readonly Tally[]): number[][] {
  return table.reduce<number[][]>(
    (ways, tally) => {
      const { least, most } = rangeOf(tally);
      const values = Array.from({ length: most - least + 1 }, (_, index) => least + index);
      return ways.flatMap((way) => values.map((value) => [...way, value]));
    },
    [[]],
  );
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** What a reader can find out who tries everything. */
function isFoundOut(one: readonly Tally[], other: readonly Tally[]): boolean {
  const found = (table: readonly Tally[], beside: readonly Tally[]) => {
    const sums = new Set(fillings(beside).map(sum));
    const possible = fillings(table).filter((way) => sums.has(sum(way)));
    return table.some(({ few }, place) => few > 0 && new Set(possible.map((way) => way[place])).size < 4);
  };
  return found(one, other) || found(other, one);
}

it('two tables of the same cases are published together exactly when a reader of both can rule out nothing of “a few”', () => {
  const parts = [0, 1, 3, 4, 5, 9, 14];
  let [kept, withheld] = [0, 0];
  for (const a of parts)
    for (const b of parts)
      for (const c of parts) {
        const all = a + b + c;
        for (const first of parts.filter((part) => part <= all)) {
          const one = [a, b, c].map(tallyOf);
          const other = [first, all - first].map(tallyOf);
          const isKept = !givesAway(one, other);
          expect(isKept, `${a} ${b} ${c} beside ${first} ${all - first}`).toBe(!isFoundOut(one, other));
          if (isKept) kept += 1;
          else withheld += 1;
        }
      }
  expect(kept).toBeGreaterThan(100);
  expect(withheld).toBeGreaterThan(100);
});
