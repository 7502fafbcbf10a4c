import { day, type Limits, minute } from '../../limit.ts';

export const limits = {
  /** Enough for fingers; too few to write out everybody. */
  'profiles.find': {
    by: 'person',
    windows: [
      { count: 60, seconds: minute },
      { count: 300, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
} as const satisfies Limits;
