import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const closing = '2026-11-23T10:00:00Z';

test.each([
  ['2026-11-16T10:00:00Z', { unit: 'days', count: 7 }],
  ['2026-11-16T10:08:00Z', { unit: 'days', count: 7 }],
  ['2026-11-21T10:00:00Z', { unit: 'days', count: 2 }],
  ['2026-11-21T10:01:00Z', { unit: 'hours', count: 47 }],
  ['2026-11-23T09:00:00Z', { unit: 'hours', count: 1 }],
  ['2026-11-23T09:01:00Z', null],
  ['2026-11-23T10:05:00Z', null],
])('at %s there are %j left', (now, left) => {
  expect(timeLeft(closing, Date.parse(now))).toEqual(left);
});
