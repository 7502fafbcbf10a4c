import { expect, it } from 'vitest';
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
  skipped: 0,
  feedback: 0,
  uncounted: 0,
  full: 0,
  quick: 0,
  asks: false,
  leadsOut: true,
  link: 'https://tidepool.example',
};
const beside = { categories: [], cover: null, waiting: 0, weeks: [] };

it.each([
  [2, 4, { notes: 4, full: 2, isMet: false }],
  [0, 9, { notes: 2, full: 0, isMet: false }],
  [3, 1, { notes: 4, full: 3, isMet: false }],
  [3, 2, { notes: 5, full: 3, isMet: true }],
  [7, 0, { notes: 5, full: 3, isMet: true }],
])('of %i full and %i quick notes, counts what brings the minimum nearer', (full, quick, minimum) => {
  expect(presentLedger({ ...row, full, quick }, beside).minimum).toEqual(minimum);
});
