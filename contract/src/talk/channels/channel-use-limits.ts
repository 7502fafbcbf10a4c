import { day, type Limits, minute } from '../../limit.ts';

export const limits = {
  /** Each message counts once, however often it is sent again under its id. */
  'channels.send': { by: 'person', windows: [{ count: 10, seconds: 30 }], whenRedisIsDown: 'open' },
  /** Besides the one above, in an account's first week. */
  'channels.send-new': { by: 'person', windows: [{ count: 5, seconds: 30 }], whenRedisIsDown: 'open' },
  /** Editing, removing, bringing back, pinning. */
  'channels.change': {
    by: 'person',
    windows: [
      { count: 30, seconds: minute },
      { count: 1000, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
  'channels.react': { by: 'person', windows: [{ count: 30, seconds: minute }], whenRedisIsDown: 'open' },
} as const satisfies Limits;
