import { expect, it } from 'vitest';
import { addTallies, rangeOf, tallyOf } from './tally.policy.ts';

it.each([
  [0, { count: 0, few: 0 }],
  [1, { count: 0, few: 1 }],
  [4, { count: 0, few: 1 }],
  [5, { count: 5, few: 0 }],
  [7, { count: 5, few: 0 }],
  [8, { count: 10, few: 0 }],
])('%i is published as %j', (number, expected) => {
  expect(tallyOf(number)).toEqual(expected);
});

it('sums are of what is published', () => {
  expect(addTallies([tallyOf(7), tallyOf(2), tallyOf(1), tallyOf(0)])).toEqual({ count: 5, few: 2 });
  expect(addTallies([])).toEqual({ count: 0, few: 0 });
});

it.each([
  [
    { count: 0, few: 0 },
    { least: 0, most: 0 },
  ],
  [
    { count: 0, few: 1 },
    { least: 1, most: 4 },
  ],
  // Whatever is below five says “a few”.
  [
    { count: 5, few: 0 },
    { least: 5, most: 7 },
  ],
  [
    { count: 10, few: 0 },
    { least: 8, most: 12 },
  ],
])('behind %j stands %j', (tally, expected) => {
  expect(rangeOf(tally)).toEqual(expected);
});

it('every number stands within the range of what is published of it', () => {
  for (let number = 0; number < 100; number++) {
    const { least, most } = rangeOf(tallyOf(number));
    expect(number >= least && number <= most).toBe(true);
  }
});
