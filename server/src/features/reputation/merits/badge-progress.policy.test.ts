import { badgeRules as rules } from '@firstlight/contract/rules.ts';
import { expect, test } from 'vitest';
import { badgeProgress } from './badge-progress.policy.ts';
import type { Deeds, Levels } from './badges.policy.ts';

const today = new Date('2026-11-15T05:20:00.000Z');
const nothing: Deeds = {
  helpful: [],
  inspiredMakers: 0,
  answeredMakers: 0,
  iterations: 0,
  credited: 0,
  categories: 0,
  weeks: [],
  contributions: 0,
  daysHere: 12.7,
  isInGoodStanding: true,
};
const progress = (deeds: Partial<Deeds>, earned: Levels = {}) =>
  new Map(badgeProgress({ ...nothing, ...deeds }, earned, today).map((one) => [one.name, one]));

test('progress counts what the next level is earned by', () => {
  expect(progress({ helpful: [4, 1, 1] }).get('helper')).toEqual({
    name: 'helper',
    level: 1,
    parts: [
      { what: 'helpful', have: 6, need: rules.helper.helpful[0] },
      { what: 'creators', have: 3, need: rules.helper.creators[0] },
    ],
  });
  expect(progress({}).get('respectfulMember')?.parts[0]).toEqual({
    what: 'days',
    have: 12,
    need: rules.respectfulMember.days,
  });
});

test('progress begins after the level that was earned and ends with the last', () => {
  const [first, second, third] = rules.catalyst.makers;
  const catalyst = (inspiredMakers: number, level: number) =>
    progress({ inspiredMakers }, { catalyst: level }).get('catalyst');
  expect(catalyst(first, 1)).toMatchObject({
    level: 2,
    parts: [{ what: 'makers', have: first, need: second }],
  });
  expect(catalyst(third, 3)).toBeUndefined();
  expect(
    progress({ daysHere: 100, contributions: 10 }, { respectfulMember: 1 }).has('respectfulMember'),
  ).toBe(false);
});

test('progress shows no more than what is needed', () => {
  const { parts = [] } = progress({ iterations: 99, credited: 99 }).get('iterativeBuilder') ?? {};
  expect(parts.map(({ have, need }) => have === need)).toEqual([true, true]);
});
