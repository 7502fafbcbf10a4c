import { day, hour, type Limits } from '../../limit.ts';

export const limits = {
  'groups.invite': { by: 'person', windows: [{ count: 10, seconds: day }], whenRedisIsDown: 'open' },
  'groups.ask': { by: 'person', windows: [{ count: 10, seconds: day }], whenRedisIsDown: 'open' },
  'groups.share': { by: 'person', windows: [{ count: 30, seconds: day }], whenRedisIsDown: 'open' },
  /** Codes that somebody tries, each counted once, right or wrong: nobody guesses their way in. */
  'groups.codes': { by: 'person', windows: [{ count: 10, seconds: hour }], whenRedisIsDown: 'closed' },
  /** Besides the one above. */
  'groups.codes-address': {
    by: 'address',
    windows: [{ count: 50, seconds: hour }],
    whenRedisIsDown: 'closed',
  },
} as const satisfies Limits;
