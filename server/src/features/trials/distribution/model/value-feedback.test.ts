import { valueRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMinimum } from './project-need.ts';
import { valueOfFeedback, type Waiting } from './value-feedback.ts';

const fresh: Waiting = {
  full: 0,
  quick: 0,
  recentOpenTests: 0,
  olderOpenTests: 0,
  age: 1,
  perHour: 0.1,
  scarcity: 1,
  ownersNth: 1,
};
const anyProject: fc.Arbitrary<Waiting> = fc.record({
  full: fc.integer({ min: 0, max: 6 }),
  quick: fc.integer({ min: 0, max: 8 }),
  recentOpenTests: fc.integer({ min: 0, max: 4 }),
  olderOpenTests: fc.integer({ min: 0, max: 4 }),
  age: fc.double({ min: 0, max: 336, noNaN: true }),
  perHour: fc.double({ min: 0.03, max: 0.25, noNaN: true }),
  scarcity: fc.double({ min: 0.2, max: 5, noNaN: true }),
  ownersNth: fc.integer({ min: 1, max: 5 }),
});

describe('the value of one more feedback', () => {
  it('is never negative, and a full one is worth at least a note', () => {
    fc.assert(
      fc.property(anyProject, (project) => {
        const { full, quick } = valueOfFeedback(project);
        expect(quick).toBeGreaterThanOrEqual(0);
        expect(full).toBeGreaterThanOrEqual(quick - 1e-9);
      }),
    );
  });

  it('is higher for any project that lacks its minimum than for any that has it', () => {
    fc.assert(
      fc.property(anyProject, anyProject, (one, other) => {
        fc.pre(!hasMinimum(one) && hasMinimum(other));
        expect(valueOfFeedback(one).full).toBeGreaterThan(valueOfFeedback(other).full);
      }),
    );
  });

  it('falls with each further open project of the same maker', () => {
    fc.assert(
      fc.property(anyProject, (project) => {
        fc.pre(!hasMinimum(project));
        const next = { ...project, ownersNth: project.ownersNth + 1 };
        expect(valueOfFeedback(next).full).toBeLessThan(valueOfFeedback(project).full);
      }),
    );
  });

  it('is what it was without what came unprompted, until the minimum is there', () => {
    const received = { ...fresh, full: 1, quick: 1, age: 40 };
    const withMore = { ...received, full: 2, quick: 2, unpromptedFull: 1, unpromptedSkip: 1 };
    expect(valueOfFeedback(withMore)).toEqual(valueOfFeedback(received));
    const met = { ...withMore, full: 3 };
    expect(valueOfFeedback(met).full).toBeLessThan(valueRules.metValue);
  });

  it('is highest where one feedback decides', () => {
    const hopeless = valueOfFeedback({ ...fresh, quick: 1, age: 47 });
    const safe = valueOfFeedback({ ...fresh, full: 1, perHour: 0.25, age: 1 });
    const decided = valueOfFeedback({ ...fresh, full: 2, quick: 2, age: 40 });
    expect(decided.full).toBeGreaterThan(5 * hopeless.full);
    expect(decided.full).toBeGreaterThan(5 * safe.full);
  });

  it('goes up while nobody has answered, and stops once a test is begun', () => {
    const early = valueOfFeedback({ ...fresh, age: 0 }).quick;
    const begun = valueOfFeedback({ ...fresh, age: 0, recentOpenTests: 1 }).quick;
    expect(early).toBeGreaterThan(begun);
    const late = { ...fresh, age: 170 };
    expect(valueOfFeedback(late).full).toBeGreaterThan(valueRules.unansweredBonusLate);
  });

  it('goes up more slowly for a maker’s further projects, and as far: each gets its first answer', () => {
    const bonusOf = (ownersNth: number, age: number) =>
      valueOfFeedback({ ...fresh, ownersNth, age }).full -
      valueOfFeedback({ ...fresh, ownersNth, age, recentOpenTests: 1 }).full;
    expect(bonusOf(20, 24)).toBeLessThan(bonusOf(2, 24) / 2);
    expect(bonusOf(2, 24)).toBeLessThan(bonusOf(1, 24));
    for (const nth of [1, 2, 3, 4])
      expect(valueOfFeedback({ ...fresh, ownersNth: nth, age: 72 }).full).toBeGreaterThan(
        valueRules.unansweredBonusLate,
      );
  });

  it('of a quick note is nothing but the floor when only full ones are missing', () => {
    const { full, quick } = valueOfFeedback({ ...fresh, full: 1, quick: 4, age: 10 });
    expect(quick).toBeLessThan(valueRules.floor);
    expect(full).toBeGreaterThan(valueRules.floor);
  });
});
