import { day, type Limits } from '../../limit.ts';

export const limits = {
  'sanctions.appeal': { by: 'person', windows: [{ count: 20, seconds: day }], whenRedisIsDown: 'open' },
} as const satisfies Limits;
