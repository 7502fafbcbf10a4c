import { badgeRules as rules } from '@firstlight/contract/rules.ts';
import { describe, expect, it } from 'vitest';
import { type Deeds, earnedLevels } from './badges.policy.ts';

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
  daysHere: 1000,
  isInGoodStanding: true,
};
const earned = (deeds: Partial<Deeds>) => earnedLevels({ ...nothing, ...deeds }, today);

/** The Mondays of the last so many weeks, the present one first. */
const lastWeeks = (count: number) =>
  Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(2026, 10, 9 - 7 * back)).toISOString().slice(0, 10),
  );

describe.each([0, 1, 2] as const)('level %i', (at) => {
  it('of Helper asks for helpful feedback and for different makers', () => {
    const [count, makers] = [rules.helper.helpful[at], rules.helper.creators[at]];
    const helpful = Array.from({ length: makers }, (_, place) => Math.floor((count + place) / makers));
    const [one = 0, ...others] = helpful;
    expect(earned({ helpful }).helper).toBe(at + 1);
    expect(earned({ helpful: [one - 1, ...others] }).helper ?? 0).toBe(at);
    expect(earned({ helpful: Array(makers - 1).fill(1_000) }).helper ?? 0).toBe(at);
  });

  it('of Catalyst asks for makers who changed something', () => {
    const inspiredMakers = rules.catalyst.makers[at];
    expect(earned({ inspiredMakers }).catalyst).toBe(at + 1);
    expect(earned({ inspiredMakers: inspiredMakers - 1 }).catalyst ?? 0).toBe(at);
  });

  it('of Iterative Builder asks for iterations and for the feedback behind them', () => {
    const [iterations, credited] = [
      rules.iterativeBuilder.iterations[at],
      rules.iterativeBuilder.credited[at],
    ];
    expect(earned({ iterations, credited }).iterativeBuilder).toBe(at + 1);
    expect(earned({ iterations: iterations - 1, credited }).iterativeBuilder ?? 0).toBe(at);
    expect(earned({ iterations: 1_000, credited: credited - 1 }).iterativeBuilder ?? 0).toBe(at);
  });

  it('of Explorer asks for categories, and for more than what one or two makers post', () => {
    const [categories, answeredMakers] = [rules.explorer.categories[at], rules.explorer.makers];
    expect(earned({ categories, answeredMakers }).explorer).toBe(at + 1);
    expect(earned({ categories: categories - 1, answeredMakers }).explorer ?? 0).toBe(at);
    expect(earned({ categories, answeredMakers: answeredMakers - 1 }).explorer).toBeUndefined();
  });

  it('of Consistent Contributor asks for weeks of a window that ends now', () => {
    const { weeks, outOf } = rules.consistentContributor;
    const window = lastWeeks(outOf[at]);
    expect(earned({ weeks: window.slice(-weeks[at]) }).consistentContributor).toBe(at + 1);
    const before = lastWeeks(outOf[at] + weeks[at]).slice(-weeks[at]);
    expect(earned({ weeks: before }).consistentContributor ?? 0).toBeLessThan(at + 1);
  });
});

it('calls respectful who has been here long enough, has contributed, and stands well', () => {
  const { days: daysHere, contributions } = rules.respectfulMember;
  const deeds = { daysHere, contributions };
  expect(earned(deeds).respectfulMember).toBe(1);
  expect(earned({ ...deeds, daysHere: daysHere - 1 }).respectfulMember).toBeUndefined();
  expect(earned({ ...deeds, contributions: contributions - 1 }).respectfulMember).toBeUndefined();
  expect(earned({ ...deeds, isInGoodStanding: false }).respectfulMember).toBeUndefined();
});

it('gives nothing for nothing', () => {
  expect(earned({})).toEqual({});
});
