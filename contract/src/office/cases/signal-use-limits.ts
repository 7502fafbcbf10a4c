import { hour, type Limits } from '../../limit.ts';
import { signalLimits } from './signal-rules.ts';

export const limits = {
  /** Not of an act, but of how often limits may stop somebody before it is noted. */
  'signals.stops': {
    by: 'person',
    windows: [{ count: signalLimits.stopsFrom - 1, seconds: hour }],
    whenRedisIsDown: 'open',
  },
} as const satisfies Limits;
