import { day, hour, type Limits } from '../../limit.ts';

export const limits = {
  'newsletter.subscribe': { by: 'address', windows: [{ count: 5, seconds: hour }], whenRedisIsDown: 'open' },
  'newsletter.link': { by: 'address', windows: [{ count: 5, seconds: hour }], whenRedisIsDown: 'open' },
  'newsletter.manage': { by: 'address', windows: [{ count: 120, seconds: hour }], whenRedisIsDown: 'open' },
  /** Whatever anybody types, an address gets one mail about it a day. */
  'mail.newsletter': { by: 'email', windows: [{ count: 1, seconds: day }], whenRedisIsDown: 'closed' },
} as const satisfies Limits;
