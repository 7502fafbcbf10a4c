import { day, hour, type Limits, minute } from '../../limit.ts';

export const limits = {
  'support.checkout': { by: 'address', windows: [{ count: 5, seconds: hour }], whenRedisIsDown: 'open' },
  'support.link': { by: 'address', windows: [{ count: 5, seconds: hour }], whenRedisIsDown: 'open' },
  'support.ledger': { by: 'address', windows: [{ count: 30, seconds: hour }], whenRedisIsDown: 'open' },
  /** The payment provider sends its events from a few addresses, and sends rejected ones again for three days. */
  'support.webhook': { by: 'address', windows: [{ count: 600, seconds: minute }], whenRedisIsDown: 'open' },
  'mail.support-link': {
    by: 'email',
    windows: [
      { count: 2, seconds: hour },
      { count: 5, seconds: day },
    ],
    whenRedisIsDown: 'closed',
  },
} as const satisfies Limits;
