import { day, type Limits } from '../../limit.ts';
import { personalDataRules } from '../../rules.ts';

export const limits = {
  'personal-data.export': {
    by: 'person',
    windows: [{ count: personalDataRules.exportsPerDay, seconds: day }],
    whenRedisIsDown: 'open',
  },
} as const satisfies Limits;
