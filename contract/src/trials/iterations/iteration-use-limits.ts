import { day, type Limits } from '../../limit.ts';
import { iterationLimits } from './iteration-limits.ts';

export const limits = {
  'iterations.publish': {
    by: 'person',
    windows: [{ count: iterationLimits.perDay, seconds: day }],
    whenRedisIsDown: 'open',
  },
} as const satisfies Limits;
