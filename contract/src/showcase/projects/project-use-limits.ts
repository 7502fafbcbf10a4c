import { day, type Limits, minute } from '../../limit.ts';
import { projectLimits } from './project-limits.ts';

export const limits = {
  'projects.publish': {
    by: 'person',
    windows: [{ count: projectLimits.perDay, seconds: day }],
    whenRedisIsDown: 'open',
  },
  'projects.visibility': {
    by: 'person',
    windows: [
      { count: 10, seconds: minute },
      { count: 100, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
  /** Each asks a stranger's server, twice at most. */
  'projects.read-page': {
    by: 'person',
    windows: [
      { count: 6, seconds: minute },
      { count: 60, seconds: day },
    ],
    whenRedisIsDown: 'closed',
  },
  /** Share cards, badges and feeds, which other sites fetch for many people at once; a card takes a core for a tenth of a second. */
  'projects.shared': { by: 'address', windows: [{ count: 120, seconds: minute }], whenRedisIsDown: 'open' },
} as const satisfies Limits;
