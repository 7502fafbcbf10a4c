import { day, type Limits } from '../../limit.ts';

export const limits = {
  'rounds.ask': { by: 'person', windows: [{ count: 10, seconds: day }], whenRedisIsDown: 'open' },
  /** Opening, declining and cancelling. */
  'rounds.change': { by: 'person', windows: [{ count: 30, seconds: day }], whenRedisIsDown: 'open' },
} as const satisfies Limits;
