import { day, hour, type Limits } from '../../limit.ts';

export const limits = {
  /** References are drawn from 700 million: guessing one must stay hopeless. */
  'transparency.receipts': {
    by: 'address',
    windows: [
      { count: 20, seconds: hour },
      { count: 60, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
  'transparency.download': {
    by: 'address',
    windows: [{ count: 60, seconds: hour }],
    whenRedisIsDown: 'open',
  },
} as const satisfies Limits;
