import { expect, it } from 'vitest';
import { uniformity } from './kolmogorov-smirnov.ts';

const even = Array.from({ length: 400 }, (_, place) => (place + 0.5) / 400);

it('finds numbers evenly spread that are', () => {
  expect(uniformity(even).p).toBeGreaterThan(0.99);
});

it.each([
  ['gather at one end', (number: number) => number ** 2],
  ['lie beyond', (number: number) => number + 1],
])('finds numbers not evenly spread that %s', (_, bend) => {
  expect(uniformity(even.map(bend)).p).toBeLessThan(0.001);
});
