import { describe, expect, it } from 'vitest';
import { judgeFirstFeedback, judgePromised, judgeSupply } from './judge-charts.ts';

describe('the answer about the promised hours', () => {
  it('counts what came too late and what waits too long, and not what may still come in time', () => {
    const judged = judgeFirstFeedback({ bands: [10, 5, 2, 1, 0, 1], waiting: { inTime: 50, late: 1 } });
    expect(judged).toMatchObject({ judged: 20, share: 0.9, half: 3, isKnown: true, isGood: true });
  });

  it('is bad below the threshold, and none at all below twenty projects', () => {
    const slow = judgeFirstFeedback({ bands: [10, 0, 0, 0, 0, 10], waiting: { inTime: 0, late: 0 } });
    expect(slow).toMatchObject({ share: 0.5, isKnown: true, isGood: false });
    const few = judgeFirstFeedback({ bands: [19, 0, 0, 0, 0, 0], waiting: { inTime: 9, late: 0 } });
    expect(few.isKnown).toBe(false);
    expect(judgeFirstFeedback({ bands: [], waiting: { inTime: 0, late: 0 } }).share).toBe(0);
  });
});

it('weighs how far promises were off by their offers', () => {
  const bins = [
    { offers: 30, promised: 0.2, answered: 0.1 },
    { offers: 10, promised: 0.5, answered: 0.5 },
  ];
  const { miss, ...rest } = judgePromised({ bins });
  expect(miss).toBeCloseTo(0.075);
  expect(rest).toEqual({ offers: 40, isHopeful: true, isKnown: true, isGood: true });
  expect(judgePromised({ bins: [] })).toMatchObject({ miss: 0, isKnown: false });
});

it('puts the categories that get least first, and judges none by a handful of projects', () => {
  const { rows, short, isGood } = judgeSupply({
    categories: [
      { category: 'food', projects: 5, notes: 10, onTime: 0 },
      { category: 'ai', projects: 10, notes: 80, onTime: 0 },
      { category: 'local', projects: 4, notes: 1, onTime: 0 },
      { category: 'dev', projects: 0, notes: 0, onTime: 0 },
    ],
  });
  expect(rows.map(({ category }) => category)).toEqual(['local', 'food', 'ai']);
  expect(short.map(({ category }) => category)).toEqual(['food']);
  expect(isGood).toBe(false);
});
