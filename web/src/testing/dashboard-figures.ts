import type { Figures, Ledger } from '@firstlight/contract/trials/dashboard/dashboard.ts';

export const tidepoolLedger: Ledger = {
  id: '0191a5b0-0000-7000-8000-000000000001',
  name: 'Tidepool',
  publishedOn: '2026-11-01',
  isHidden: false,
  isSuspended: false,
  rating: 4.2,
  validated: false,
  asked: 12,
  askedAgain: 3,
  shown: 40,
  opened: 9,
  tested: 2,
  feedbackCount: 3,
  skipCount: 1,
  isMinimumReached: false,
  leadsOut: true,
  link: 'https://tidepool.example',
  asks: false,
  categories: ['local'],
  cover: null,
  waiting: 0,
  weeks: [0, 1, 0, 2, 0, 0, 1, 2],
};

export const tidepoolFigures: Figures = {
  ledger: tidepoolLedger,
  expectation: {
    state: 'minimum',
    half: null,
    eightInTen: null,
    hours: 6.4,
    areTestersFew: false,
    scarcest: 'local',
    canRelaunch: false,
    isPromised: true,
    isLate: false,
  },
  reasons: [
    { reason: 'not_relevant', count: 2 },
    { reason: 'unclear_value', count: 4 },
  ],
  history: {
    from: '2026-10-17',
    until: '2026-11-15',
    before: 3.9,
    days: [{ day: '2026-11-10', count: 2, rating: 4.2 }],
    changes: [{ kind: 'iteration', day: '2026-11-08' }],
  },
};
