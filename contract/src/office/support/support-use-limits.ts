import { day, hour, type Limits } from '../../limit.ts';

export const limits = {
  'support.checkout': { by: 'address', windows: [{ count: 5, seconds: hour }], whenRedisIsDown: 'open' },
  'support.link': { by: 'address', windows: [{ count: 5, seconds: hour }], whenRedisIsDown: 'open' },
  'support.ledger': { by: 'address', windows: [{ count: 30, seconds: hour }], whenRedisIsDown: 'open' },
  'mail.support-link': {
    by: 'email',
    windows: [
      { count: 2, seconds: hour },
      { count: 5, seconds: day },
    ],
    whenRedisIsDown: 'closed',
  },
} as const satisfies Limits;
