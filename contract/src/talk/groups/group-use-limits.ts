import { day, hour, type Limits, minute } from '../../limit.ts';
import { groupLimits } from './group-limits.ts';

export const limits = {
  'groups.create': {
    by: 'person',
    windows: [{ count: groupLimits.perDay, seconds: day }],
    whenRedisIsDown: 'open',
  },
  /** Besides the one above, in an account's first week. */
  'groups.create-new': {
    by: 'person',
    windows: [{ count: groupLimits.perFirstWeekDay, seconds: day }],
    whenRedisIsDown: 'open',
  },
  /** Joining and leaving. */
  'groups.join': { by: 'person', windows: [{ count: 60, seconds: day }], whenRedisIsDown: 'open' },
  /** Settings, channels, roles, removing and banning. */
  'groups.change': {
    by: 'person',
    windows: [
      { count: 60, seconds: minute },
      { count: 600, seconds: hour },
    ],
    whenRedisIsDown: 'open',
  },
  /** Members by the beginning of a name: in a large group, a name that nobody has is a walk past all of them. */
  'groups.members': { by: 'person', windows: [{ count: 120, seconds: minute }], whenRedisIsDown: 'open' },
  'groups.find': { by: 'person', windows: [{ count: 60, seconds: minute }], whenRedisIsDown: 'open' },
} as const satisfies Limits;
