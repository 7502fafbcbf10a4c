import { describe, expect, it } from 'vitest';
import {
  isHiddenByReports,
  isRaid,
  type Reporter,
  trustOf,
  type WeighedReport,
  weighReport,
  weighReports,
} from './weigh-reports.policy.ts';

const somebody: Reporter = { isGuest: false, isYoung: false, isUnweighted: false, upheld: 0, rejected: 0 };
const calm = { isRaid: false, isDecided: false };

describe('one report', () => {
  it.each([
    [{}, 0.75, 'no_history'],
    [{ isYoung: true }, 0.375, 'new_account'],
    [{ isGuest: true }, 0, 'guest'],
    [{ isUnweighted: true, upheld: 10 }, 0, 'unweighted'],
    [{ upheld: 10 }, 1.643, 'usually_right'],
    [{ rejected: 10 }, 0.214, 'seldom_right'],
    [{ upheld: 4, rejected: 1 }, 1.222, 'usually_right'],
    [{ upheld: 2, rejected: 2 }, 0.875, 'often_right'],
    [{ upheld: 2 }, 1.167, 'no_history'],
    [{ isYoung: true, upheld: 3 }, 0.643, 'usually_right'],
  ] as const)('by somebody of whom is known %j weighs %f and reads %s', (known, weight, trust) => {
    expect(weighReport({ ...somebody, ...known })).toBeCloseTo(weight, 3);
    expect(trustOf({ ...somebody, ...known })).toBe(trust);
  });
});

const reports = (count: number, weight: number, isYoung = false): WeighedReport[] =>
  Array.from({ length: count }, (_, place) => ({
    reporter: `${weight} ${isYoung} ${place}`,
    weight,
    isYoung,
  }));
const guests = (count: number): WeighedReport[] =>
  Array.from({ length: count }, () => ({ reporter: null, weight: 0, isYoung: false }));
const isHidden = (all: WeighedReport[]) => isHiddenByReports(weighReports(all, []), calm);

describe('reports together', () => {
  it.each([
    ['seven without a history', reports(7, 0.75), false],
    ['eight without a history', reports(8, 0.75), true],
    ['three who are usually right', reports(3, 1.643), false],
    ['four who are usually right', reports(4, 1.643), true],
    ['three of the greatest weight', reports(3, 2), false],
    ['five hundred new accounts', reports(500, 0.375, true), false],
    ['five hundred guests', guests(500), false],
    ['new accounts and three others', [...reports(500, 0.375, true), ...reports(3, 2)], false],
    ['new accounts and four others of weight one', [...reports(500, 0.375, true), ...reports(4, 1)], true],
    ['nobody', [], false],
  ])('of %s: hidden is %s', (_, all, expected) => {
    expect(isHidden(all)).toBe(expected);
  });

  it('count as one where the same people have reported the same things before', () => {
    const all = reports(8, 0.75);
    const chain = all
      .slice(1)
      .map(({ reporter }, place) => [all[place]?.reporter ?? '', reporter ?? ''] as const);
    expect(weighReports(all, chain)).toEqual({ weight: 0.75, established: 1 });
    expect(weighReports(all, chain.slice(1))).toEqual({ weight: 1.5, established: 2 });
  });

  it('hide nothing that was decided, nor during a raid', () => {
    const weight = weighReports(reports(8, 0.75), []);
    expect(isHiddenByReports(weight, { ...calm, isRaid: true })).toBe(false);
    expect(isHiddenByReports(weight, { ...calm, isDecided: true })).toBe(false);
  });
});

it.each([
  [10, 0, false],
  [11, 0, true],
  [11, 2.2, true],
  [11, 2.3, false],
])('%i reports in an hour, where %f are usual: a raid is %s', (lastHour, usually, expected) => {
  expect(isRaid(lastHour, usually)).toBe(expected);
});
