import { day, type Limits } from '../../limit.ts';

export const limits = {
  'blocks.change': { by: 'person', windows: [{ count: 200, seconds: day }], whenRedisIsDown: 'open' },
} as const satisfies Limits;
