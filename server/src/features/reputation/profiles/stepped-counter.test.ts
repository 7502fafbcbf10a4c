import { expect, it } from 'vitest';
import { exactCounter, steppedCounter } from './stepped-counter.ts';

it.each([
  [0, { shownAs: 'few', count: 5 }],
  [5, { shownAs: 'atLeast', count: 5 }],
  [100, { shownAs: 'atLeast', count: 100 }],
])('shows step %i of a tester as %j', (step, shown) => {
  expect(steppedCounter(step)).toEqual(shown);
});

it('shows what a maker did as it is', () => {
  expect(exactCounter(7)).toEqual({ shownAs: 'exact', count: 7 });
});
