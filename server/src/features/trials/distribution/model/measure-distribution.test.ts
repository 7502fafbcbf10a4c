import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnsweredProject,
  calibration,
  hoursToFirstFeedback,
  inequality,
  inequalityAfterWeek,
  messagesPerNote,
  minimumReached,
  onTimeShare,
  redistributedShare,
  redistributionRate,
  supply,
  testersPerProject,
  worstCategory,
} from './measure-distribution.ts';
import { areTestersFew, expectedFirstFeedback, expectedHoursToMinimum, mayPromise } from './promise-time.ts';
import { giniOf, quantileOf } from './statistics.ts';

const posted = (some: Partial<AnsweredProject>): AnsweredProject => ({
  postedAt: 0,
  firstFeedbackAt: undefined,
  metAt: undefined,
  testersShown: 0,
  testersAnswered: 0,
  categories: [0],
  notes: 0,
  isRedistributed: false,
  ...some,
});

describe('metrics', () => {
  it('count a minimum whenever it came, and on time only within the promise', () => {
    const projects = [posted({ metAt: 48 }), posted({ metAt: 49 }), posted({}), posted({ postedAt: 90 })];
    expect(minimumReached(projects)).toEqual({ count: 2, share: 0.5 });
    expect(onTimeShare(projects, 100)).toBeCloseTo(1 / 3);
  });

  it('let nobody improve the hours to first feedback by ignoring projects', () => {
    const answered = [posted({ firstFeedbackAt: 2 }), posted({ firstFeedbackAt: 4 })];
    const ignored = [...answered, posted({}), posted({ postedAt: 990 })];
    expect(hoursToFirstFeedback(answered, 1000)).toEqual({
      mean: 3,
      median: 2,
      ninetieth: 4,
      stillWaiting: 0,
    });
    expect(hoursToFirstFeedback(ignored, 1000)).toEqual({
      mean: (2 + 4 + 168 + 10) / 4,
      median: 4,
      ninetieth: 168,
      stillWaiting: 2,
    });
  });

  it('name the worst category that has enough projects to tell', () => {
    const good = Array(10).fill(posted({ metAt: 1, categories: [1, 2] }));
    const bad = Array(10).fill(posted({ categories: [2] }));
    const rare = Array(4).fill(posted({ categories: [3] }));
    const young = Array(10).fill(posted({ categories: [3], postedAt: 90 }));
    const all = [...good, ...bad, ...rare, ...young];
    expect(worstCategory(all, 100)).toEqual({ category: 2, onTime: 0.5, projects: 20 });
    expect(worstCategory(rare, 100)).toBeUndefined();
  });

  it('hold supply against what projects whose time is up need, and messages against every note', () => {
    const projects = [posted({ notes: 6 }), posted({ notes: 1 }), posted({ postedAt: 90, notes: 3 })];
    expect(supply(projects, 100)).toEqual({ ratio: 0.7, notes: 7, projects: 2 });
    const offers = { issued: 12, replacing: 0, messages: 5 };
    expect(messagesPerNote(offers, projects)).toEqual({ perNote: 0.5, sent: 5, notes: 10 });
    expect(supply([], 100).ratio).toBeNaN();
  });

  it('hold what offers were expected to bring against what they brought, from enough of them on', () => {
    const offers = Array.from({ length: 20 }, (_, place) => ({ chance: 0.25, isAnswered: place < 4 }));
    expect(calibration(offers)).toEqual({ ratio: 1.25, expected: 5, answered: 4, offers: 20 });
    expect(calibration(offers.slice(1))).toEqual({
      ratio: Number.NaN,
      expected: 4.75,
      answered: 3,
      offers: 19,
    });
    expect(calibration(offers.map((offer) => ({ ...offer, isAnswered: false }))).ratio).toBeNaN();
  });

  it('look for inequality only among projects that have had a week', () => {
    const projects = [0, 0, 0, 10].map((testersAnswered) => posted({ testersAnswered }));
    const all = [...projects, posted({ postedAt: 900, testersAnswered: 90 })];
    expect(inequalityAfterWeek(all, 1000)).toEqual({ gini: 0.75, projects: 4 });
    expect(inequalityAfterWeek([], 1000).gini).toBeNaN();
  });

  it('measure testers per project over projects whose time is up', () => {
    const projects = [
      posted({ testersShown: 10, testersAnswered: 4 }),
      posted({ postedAt: 99, testersShown: 1 }),
    ];
    expect(testersPerProject(projects, 100)).toEqual({ mean: 10, median: 10, ninetieth: 10, answered: 4 });
  });

  it('know redistribution as the share of offers that replace others, and of projects that needed one', () => {
    expect(redistributionRate({ issued: 8, replacing: 2 })).toBe(0.25);
    const needed = [true, false, false, false].map((isRedistributed) => posted({ isRedistributed }));
    expect(redistributedShare(needed)).toBe(0.25);
  });

  it('see no inequality among equals, and nearly all of it where one has everything', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 1 }), (values) => {
        const gini = giniOf(values);
        expect(gini).toBeGreaterThanOrEqual(-1e-9);
        expect(gini).toBeLessThan(1);
        expect(giniOf(values.map((value) => value * 3))).toBeCloseTo(gini, 9);
      }),
    );
    expect(inequality(Array(5).fill(posted({ testersAnswered: 4 })))).toBeCloseTo(0);
    expect(giniOf([0, 0, 0, 10])).toBe(0.75);
  });

  it('take quantiles that so many values do not exceed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { minLength: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (values, q) => {
          const at = quantileOf(values, q);
          expect(values.filter((value) => value <= at).length).toBeGreaterThanOrEqual(
            q * values.length - 1e-9,
          );
        },
      ),
    );
  });
});

describe('what the maker is told', () => {
  const example = (hoursToFirst: number, dayPart = 0, isAlike = true) => ({
    hoursToFirst,
    age: 30,
    dayPart,
    isAlike,
  });

  it('is nothing while fewer than ten like it are known', () => {
    expect(expectedFirstFeedback(Array(9).fill(example(1)), 0)).toBeUndefined();
    const young = Array(20).fill({ ...example(1), age: 23 });
    expect(expectedFirstFeedback(young, 0)).toBeUndefined();
  });

  it('counts the unanswered as longer, and minds the time of day once enough are known', () => {
    const half = [...Array(6).fill(example(2)), ...Array(4).fill(example(Number.POSITIVE_INFINITY))];
    expect(expectedFirstFeedback(half, 0)).toEqual({ half: 2, eightInTen: Number.POSITIVE_INFINITY });
    const night = [...Array(25).fill(example(9, 3)), ...Array(25).fill(example(1, 1))];
    expect(expectedFirstFeedback(night, 3)).toEqual({ half: 9, eightInTen: 9 });
    expect(expectedFirstFeedback(night, 2)).toEqual({ half: 1, eightInTen: 9 });
  });

  it('is taken from all projects while few share a category', () => {
    const others = Array(10).fill(example(8, 0, false));
    expect(expectedFirstFeedback([...Array(24).fill(example(1)), ...others], 0)).toEqual({
      half: 1,
      eightInTen: 8,
    });
    expect(expectedFirstFeedback([...Array(25).fill(example(1)), ...others], 0)).toEqual({
      half: 1,
      eightInTen: 1,
    });
    expect(expectedFirstFeedback(others, 0)).toEqual({ half: 8, eightInTen: 8 });
    expect(expectedFirstFeedback(others.slice(1), 0)).toBeUndefined();
  });

  it('is silent about what is too far to say, and honest when testers are few', () => {
    expect(expectedHoursToMinimum(2, 0.1)).toBe(20);
    expect(expectedHoursToMinimum(5, 0.01)).toBeUndefined();
    expect(areTestersFew(5, 0.02, 0)).toBe(true);
    expect(areTestersFew(1, 0.2, 0)).toBe(false);
    expect([0.99, 1].map(mayPromise)).toEqual([false, true]);
  });
});
