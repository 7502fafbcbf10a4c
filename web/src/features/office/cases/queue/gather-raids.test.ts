import type { QueuedCase } from '@firstlight/contract/office/cases/cases.ts';
import { expect, test } from 'vitest';
import { gatherRaids } from './gather-raids.ts';

const theo = { name: 'Théo Lambert', username: 'theo' };
const mei = { name: 'Mei Tanaka', username: 'mei' };
const one = (id: string, more: Partial<QueuedCase>) =>
  ({
    id,
    state: 'open',
    isRaid: true,
    author: theo,
    reports: 4,
    openedAt: 'a',
    dueAt: '2026-11-16',
    ...more,
  }) as QueuedCase;

test('several open cases of a raid against one person are gathered, with the first that is due', () => {
  const cases = [
    one('1', { dueAt: '2026-11-18', openedAt: 'later' }),
    one('2', { dueAt: '2026-11-17', openedAt: 'sooner', reports: 7 }),
  ];
  const { alone, raids } = gatherRaids(cases);
  expect(alone).toEqual([]);
  expect(raids).toEqual([{ ...theo, cases, reports: 11, since: 'sooner', dueAt: '2026-11-17' }]);
});

test('a single case of a raid, cases without one, decided ones and hidden authors stand alone', () => {
  const cases = [
    one('1', {}),
    one('2', { author: mei }),
    one('3', { isRaid: false }),
    one('4', { state: 'second' }),
    one('5', { author: null, isHidden: true }),
    one('6', { author: null, isHidden: true }),
  ];
  expect(gatherRaids(cases)).toEqual({ alone: cases, raids: [] });
});
