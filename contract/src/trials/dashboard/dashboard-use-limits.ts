import { hour, type Limits } from '../../limit.ts';
import { dashboardLimits } from './dashboard-limits.ts';

export const limits = {
  'dashboard.export': {
    by: 'person',
    windows: [{ count: dashboardLimits.exportsPerHour, seconds: hour }],
    whenRedisIsDown: 'open',
  },
} as const satisfies Limits;
