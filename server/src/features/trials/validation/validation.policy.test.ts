import { validatedRules as rules } from '@firstlight/contract/rules.ts';
import { describe, expect, it } from 'vitest';
import { isTrusted, mayEarn, mayKeep, testersNeeded } from './validation.policy.ts';

const enough = {
  testers: rules.testers,
  spanDays: rules.spanDays,
  rating: rules.ratingMin,
  replied: rules.testers * rules.repliedShareMin,
  iterations: 0,
  isReported: false,
};

describe('Validated', () => {
  it('is earned by exactly what the rule asks', () => {
    expect(mayEarn(enough, rules.testers)).toBe(true);
  });

  it.each([
    { testers: enough.testers - 1 },
    { spanDays: enough.spanDays - 1 },
    { rating: rules.ratingMin - 0.01 },
    { replied: enough.replied - 1 },
    { isReported: true },
  ])('is not earned with %j', (less) => {
    expect(mayEarn({ ...enough, ...less }, rules.testers)).toBe(false);
  });

  it('takes an iteration for the replies', () => {
    expect(mayEarn({ ...enough, replied: 0, iterations: 1 }, rules.testers)).toBe(true);
  });

  it('asks for more testers on a large site, of newcomers to the status only', () => {
    expect(testersNeeded(rules.largeFromActiveTesters - 1)).toBe(rules.testers);
    expect(testersNeeded(rules.largeFromActiveTesters)).toBe(rules.testersOnceLarge);
    expect(mayEarn(enough, rules.testersOnceLarge)).toBe(false);
    expect(mayKeep(enough)).toBe(true);
  });

  it('is kept while the rating is not below the lower mark and the testers are there', () => {
    expect(mayKeep({ ...enough, rating: rules.lostBelow, replied: 0 })).toBe(true);
    expect(mayKeep({ ...enough, rating: rules.lostBelow - 0.01 })).toBe(false);
    expect(mayKeep({ ...enough, testers: rules.testers - 1 })).toBe(false);
  });

  it('allows for a share of doubtful testers', () => {
    const allowed = Math.floor(10 * rules.doubtfulShareMax);
    expect(isTrusted(10, allowed)).toBe(true);
    expect(isTrusted(10, allowed + 1)).toBe(false);
  });
});
