import { type Limits, minute } from './limit.ts';

export const limits = {
  'uploads.pictures': { by: 'person', windows: [{ count: 10, seconds: minute }], whenRedisIsDown: 'open' },
} as const satisfies Limits;
