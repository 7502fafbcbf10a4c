import { day, type Limits } from '../../limit.ts';

export const limits = {
  'comments.write': {
    by: 'person',
    windows: [
      { count: 1, seconds: 5 },
      { count: 60, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
} as const satisfies Limits;
