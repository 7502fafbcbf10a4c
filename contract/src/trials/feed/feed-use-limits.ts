import { day, type Limits, minute } from '../../limit.ts';
import { skipLimits } from '../feedback/skip-rules.ts';

export const limits = {
  /** Each new order of the feed is worked out and kept. */
  'feed.order': {
    by: 'person',
    windows: [
      { count: 20, seconds: minute },
      { count: 300, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
  'feed.skip-time': {
    by: 'person',
    windows: [{ count: skipLimits.perDay, seconds: day }],
    whenRedisIsDown: 'open',
  },
} as const satisfies Limits;
