import { expect, it } from 'vitest';
import { misuseOf } from './misuse.policy.ts';

const now = new Date('2026-11-16T10:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const tally = { upheld: 1, rejected: 9, warnedAt: null, unweightedUntil: null };

it.each([
  ['one in ten right is warned', {}, now, null],
  ['two in ten right is not', { upheld: 2, rejected: 8 }, null, null],
  ['nine wrong are too few to say', { upheld: 0, rejected: 9 }, null, null],
  ['warned within 90 days weighs nothing for 30', { warnedAt: ago(89) }, ago(89), ago(-30)],
  ['warned 90 days ago is warned again', { warnedAt: ago(90) }, now, null],
  ['whose reports weigh again from now on is warned', { warnedAt: ago(120), unweightedUntil: now }, now, now],
  [
    'whose reports weigh nothing already waits',
    { warnedAt: ago(3), unweightedUntil: ago(-1) },
    ago(3),
    ago(-1),
  ],
])('somebody: %s', (_, changes, warnedAt, unweightedUntil) => {
  expect(misuseOf({ ...tally, ...changes }, now)).toEqual({ warnedAt, unweightedUntil });
});
