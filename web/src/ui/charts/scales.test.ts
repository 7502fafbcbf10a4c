import { expect, it } from 'vitest';
import { lengthOf, ticksTo } from './scales.ts';

it('measures bars by the longest, and draws none where there is none', () => {
  expect([lengthOf(3, 12), lengthOf(12, 12), lengthOf(0, 0)]).toEqual([25, 100, 0]);
});

it('chooses round steps up to where the highest value fits', () => {
  expect([ticksTo(9), ticksTo(30), ticksTo(1), ticksTo(0)]).toEqual([
    [0, 5, 10],
    [0, 10, 20, 30],
    [0, 1],
    [0, 1],
  ]);
});
