import { pledgeRules } from '@firstlight/contract/office/support/support-rules.ts';
import { describe, expect, it } from 'vitest';
import { type BookRows, booksFrom } from './books.policy.ts';

const month = (day: string, received: number, fees: number, supporters = 5) => ({
  month: day,
  received,
  fees,
  supporters,
});
const cost = (day: string, cents: number, words = 'Servers') => ({ month: day, cents, words });
const books = (rows: Partial<BookRows>) =>
  booksFrom({ today: '2026-11-18', reconciledOn: '2026-11-17', sums: [], costs: [], ...rows });

describe('the month that is shown', () => {
  const sums = [month('2026-10-01', 1_000, 50), month('2026-11-01', 300, 20)];

  it('is the last that is over, in which something happened, once its last day was compared', () => {
    expect(books({ sums }).month).toEqual({
      month: '2026-10-01',
      received: 1_000,
      fees: 50,
      costs: 0,
      left: 950,
    });
    expect(books({ sums, reconciledOn: '2026-10-31' }).month.month).toBe('2026-10-01');
  });

  it('is the one that runs while the last is not compared to its end', () => {
    expect(books({ sums, reconciledOn: '2026-10-30' }).month.month).toBe('2026-11-01');
    expect(books({ sums, reconciledOn: null }).month.month).toBe('2026-11-01');
  });

  it('is the one that runs where nothing happened before, and an earlier one where only costs were', () => {
    expect(books({}).month).toEqual({ month: '2026-11-01', received: 0, fees: 0, costs: 0, left: 0 });
    expect(books({ costs: [cost('2026-09-01', 700)] }).month).toEqual({
      month: '2026-09-01',
      received: 0,
      fees: 0,
      costs: 700,
      left: -700,
    });
  });

  it('goes back a year and no further', () => {
    expect(books({ sums: [month('2025-11-01', 100, 0)] }).month.month).toBe('2025-11-01');
    expect(books({ sums: [month('2025-10-01', 100, 0)] }).month.month).toBe('2026-11-01');
  });

  it('crosses the end of a year', () => {
    const december = [month('2026-12-01', 100, 0)];
    const at = (reconciledOn: string) => books({ today: '2027-01-10', reconciledOn, sums: december });
    expect([at('2026-12-31').month.month, at('2026-12-30').month.month]).toEqual([
      '2026-12-01',
      '2027-01-01',
    ]);
  });

  it('lists its own costs', () => {
    const costs = [cost('2026-10-01', 400, 'Mail'), cost('2026-11-01', 900)];
    expect(books({ sums, costs }).costs).toEqual([{ words: 'Mail', cents: 400 }]);
  });
});

it('fewer than five supporters are a few, whose number is not told', () => {
  const of = (supporters: number) => books({ sums: [month('2026-10-01', 100, 0, supporters)] }).supporters;
  expect([4, 5, 6].map(of)).toEqual([null, 5, 6]);
  expect(books({}).supporters).toBeNull();
});

describe('what is in hand', () => {
  const sums = [month('2026-09-01', 10_000, 500), month('2026-10-01', 2_000, 100)];

  it('is all that came, less fees and less costs up to the month that runs', () => {
    const costs = [cost('2026-10-01', 3_000), cost('2026-11-01', 400), cost('2026-12-01', 90_000)];
    expect(books({ sums, costs }).inHand).toBe(12_000 - 600 - 3_400);
  });

  it('covers so many whole months of mean costs, and never fewer than none', () => {
    const covered = (cents: number) =>
      books({ sums: [month('2026-10-01', cents, 0)], costs: [cost('2026-09-01', 2_000)] }).monthsCovered;
    expect([5_999, 6_000, 1_000].map(covered)).toEqual([1, 2, 0]);
    expect(books({ sums }).monthsCovered).toBeNull();
  });
});

describe('the running costs of a month', () => {
  const step = pledgeRules.costStepEuros * 100;

  it('are unknown where there are none, and a step at least', () => {
    expect(books({}).monthlyCosts).toBeNull();
    expect(books({ costs: [cost('2026-12-01', 5_000)] }).monthlyCosts).toBeNull();
    expect(books({ costs: [cost('2026-11-01', 1)] }).monthlyCosts).toBe(step);
  });

  it('are the mean of the last three that had any, in steps', () => {
    const costs = [
      cost('2026-11-01', 2_000),
      cost('2026-06-01', 90_000),
      cost('2026-10-01', 4_000),
      cost('2026-10-01', 2_000),
      cost('2026-08-01', 5_600),
    ];
    expect(books({ costs }).monthlyCosts).toBe(5 * step);
    expect(books({ costs: [cost('2026-11-01', 1_499)] }).monthlyCosts).toBe(step);
    expect(books({ costs: [cost('2026-11-01', 1_500)] }).monthlyCosts).toBe(2 * step);
  });
});

describe('the months below', () => {
  it('begin with the first in which something moved, and leave no gap', () => {
    const sums = [month('2026-07-01', 500, 20), month('2026-10-01', 100, 5)];
    const months = books({ sums, costs: [cost('2026-09-01', 40)] }).months;
    expect(months.map((one) => [one.month, one.received, one.costs, one.left])).toEqual([
      ['2026-07-01', 500, 0, 480],
      ['2026-08-01', 0, 0, 0],
      ['2026-09-01', 0, 40, -40],
      ['2026-10-01', 100, 0, 95],
    ]);
  });

  it('begin with costs where those came first, and are twelve at most', () => {
    expect(books({ costs: [cost('2026-10-01', 40)] }).months.map((one) => one.month)).toEqual(['2026-10-01']);
    const old = [month('2025-10-01', 1, 0), month('2025-11-01', 1, 0), month('2026-10-01', 1, 0)];
    const months = books({ sums: old }).months;
    expect([months.length, months[0]?.month]).toEqual([pledgeRules.months, '2025-11-01']);
  });

  it('are none where nothing ever moved', () => {
    expect(books({}).months).toEqual([]);
  });
});
