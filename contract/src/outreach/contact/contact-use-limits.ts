import { day, hour, type Limits } from '../../limit.ts';

export const limits = {
  'contact.send': { by: 'address', windows: [{ count: 5, seconds: hour }], whenRedisIsDown: 'open' },
  'mail.receipt': {
    by: 'email',
    windows: [
      { count: 2, seconds: hour },
      { count: 5, seconds: day },
    ],
    whenRedisIsDown: 'closed',
  },
} as const satisfies Limits;
