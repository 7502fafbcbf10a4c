import { expect, it } from 'vitest';
import { distinguishability } from './distinguishability.ts';

const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

it('is certain where no value of one kind reaches the other, whichever is larger', () => {
  expect(distinguishability(range(0, 50), range(100, 50))).toBe(1);
  expect(distinguishability(range(100, 50), range(0, 50))).toBe(1);
});

it('is a coin where the two alternate', () => {
  const evens = range(0, 100).map((value) => value * 2);
  const odds = evens.map((value) => value + (value % 4 === 0 ? 1 : -1));
  expect(distinguishability(evens, odds)).toBeCloseTo(0.5, 1);
});

it('sees a shift that half of the values hide', () => {
  expect(distinguishability(range(0, 100), range(25, 100))).toBeCloseTo(0.72, 1);
});
