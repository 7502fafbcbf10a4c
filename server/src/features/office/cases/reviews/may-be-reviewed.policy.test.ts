import { moderationRules } from '@firstlight/contract/rules.ts';
import { expect, it } from 'vitest';
import { mayBeReviewed } from './may-be-reviewed.policy.ts';

const now = new Date('2026-11-16T10:00:00Z');
const closed = (msBefore: number) =>
  new Date(now.getTime() - moderationRules.appealWithinDays * 86_400_000 + msBefore);
const report = { state: 'rejected', isGuest: false } as const;
const told = { state: 'closed', outcome: 'no_violation', sanctionId: null, closedAt: now } as const;

it.each([
  ['whoever was told “no violation”', {}, {}, 'yes'],
  ['the same on the last day', {}, { closedAt: closed(1) }, 'yes'],
  ['the same once the time is over', {}, { closedAt: closed(0) }, 'too_late'],
  ['a guest', { isGuest: true }, {}, 'no'],
  ['whoever took their report back', { state: 'withdrawn' }, {}, 'no'],
  ['whoever was right', { state: 'upheld' }, { outcome: 'upheld' }, 'no'],
  ['whoever has not been told yet', {}, { state: 'undoable', closedAt: null }, 'no'],
  ['whoever is not told of a closing', {}, { closedAt: null }, 'no'],
  ['whoever reported what an appeal brought back', {}, { sanctionId: 'some sanction' }, 'no'],
] as const)('%s may ask for a review: %j, %j', (_, of, about, expected) => {
  expect(mayBeReviewed({ ...report, ...of }, { ...told, ...about }, now)).toBe(expected);
});
