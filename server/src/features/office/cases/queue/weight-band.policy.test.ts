import { expect, it } from 'vitest';
import { weightBand } from './weight-band.policy.ts';

it.each([
  [0, 'none'],
  [0.01, 'light'],
  [1.22, 'light'],
  [2.99, 'light'],
  [3, 'heavy'],
  [5.99, 'heavy'],
  [6, 'hiding'],
  [40, 'hiding'],
])('%d is %s', (weight, band) => {
  expect(weightBand(weight)).toBe(band);
});
