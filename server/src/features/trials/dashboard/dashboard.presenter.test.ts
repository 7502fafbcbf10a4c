import { describe, expect, it } from 'vitest';
import { presentLedger } from './dashboard.presenter.ts';

const row = {
  id: '0191a5b0-0000-7000-8000-000000000001',
  name: 'Tidepool',
  publishedAt: new Date('2026-11-10T10:00:00.000Z'),
  isHidden: false,
  isSuspended: false,
  ratingSum: 0,
  validated: false,
  asked: 0,
  askedAgain: 0,
  shown: 0,
  opened: 0,
  tested: 0,
  feedbackCount: 0,
  skipCount: 0,
  full: 0,
  quick: 0,
  asks: false,
  leadsOut: true,
  link: 'https://tidepool.example',
};
const beside = { categories: [], cover: null, waiting: 0, weeks: [] };

describe('minimum of a project', () => {
  it.each([
    [2, 4, false],
    [0, 9, false],
    [3, 1, false],
    [3, 2, true],
    [7, 0, true],
  ])('with %i feedback and %i skip notes is reached: %s', (full, quick, isReached) => {
    expect(presentLedger({ ...row, full, quick }, beside).isMinimumReached).toBe(isReached);
  });
});
