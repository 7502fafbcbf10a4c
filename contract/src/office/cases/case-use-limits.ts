import { day, type Limits } from '../../limit.ts';

export const limits = {
  'cases.report': { by: 'person', windows: [{ count: 15, seconds: day }], whenRedisIsDown: 'open' },
  'cases.report-as-guest': { by: 'address', windows: [{ count: 5, seconds: day }], whenRedisIsDown: 'open' },
  'cases.ask-review': { by: 'person', windows: [{ count: 20, seconds: day }], whenRedisIsDown: 'open' },
} as const satisfies Limits;
