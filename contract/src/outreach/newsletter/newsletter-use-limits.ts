import { day, hour, type Limits, minute } from '../../limit.ts';

export const limits = {
  'newsletter.subscribe': { by: 'address', windows: [{ count: 5, seconds: hour }], whenRedisIsDown: 'open' },
  'newsletter.link': { by: 'address', windows: [{ count: 5, seconds: hour }], whenRedisIsDown: 'open' },
  'newsletter.manage': { by: 'address', windows: [{ count: 120, seconds: hour }], whenRedisIsDown: 'open' },
  /** One-click unsubscription: mail providers send the requests of many readers from a few addresses. */
  'newsletter.leave': { by: 'address', windows: [{ count: 120, seconds: minute }], whenRedisIsDown: 'open' },
  /** Whatever anybody types, an address gets one mail about it a day. */
  'mail.newsletter': { by: 'email', windows: [{ count: 1, seconds: day }], whenRedisIsDown: 'closed' },
} as const satisfies Limits;
