import { badgeRules as rules } from '@firstlight/contract/rules.ts';
import { expect, it } from 'vitest';
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
const progress = (deeds: Partial<Deeds>, shown: Levels = {}) =>
  new Map(badgeProgress({ ...nothing, ...deeds }, shown, today).map((one) => [one.name, one]));

it('counts towards the next level what the level is earned by, and of one maker no more than a part', () => {
  expect(progress({ helpful: [100, 1, 1] }).get('helper')).toEqual({
    name: 'helper',
    level: 1,
    parts: [
      { what: 'helpful', have: Math.ceil(rules.helper.helpful[0] / 3) + 2, need: rules.helper.helpful[0] },
      { what: 'creators', have: 3, need: rules.helper.creators[0] },
    ],
    isOnItsWay: false,
  });
  expect(progress({}).get('respectfulMember')?.parts[0]).toEqual({
    what: 'days',
    have: 12,
    need: rules.respectfulMember.days,
  });
});

it('goes on from the level that shows, says of one that is earned that it is on its way, and ends with the last', () => {
  const [first, second, third] = rules.catalyst.makers;
  const catalyst = (inspiredMakers: number, level: number) =>
    progress({ inspiredMakers }, { catalyst: level }).get('catalyst');
  expect(catalyst(first, 0)).toMatchObject({ level: 1, isOnItsWay: true });
  expect(catalyst(first, 1)).toMatchObject({
    level: 2,
    isOnItsWay: false,
    parts: [{ what: 'makers', have: first, need: second }],
  });
  expect(catalyst(third, 3)).toBeUndefined();
  expect(
    progress({ daysHere: 100, contributions: 10 }, { respectfulMember: 1 }).has('respectfulMember'),
  ).toBe(false);
});

it('has only what is asked for and no more than it', () => {
  const { parts = [] } = progress({ iterations: 99, credited: 99 }).get('iterativeBuilder') ?? {};
  expect(parts.map(({ have, need }) => have === need)).toEqual([true, true]);
});
