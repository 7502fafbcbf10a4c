import { day, hour, type Limits, minute } from '../../limit.ts';

export const limits = {
  /** Each message counts once, however often it is sent again under its id. */
  'channels.send': { by: 'person', windows: [{ count: 10, seconds: 30 }], whenRedisIsDown: 'open' },
  /** Besides the one above, in an account's first week. */
  'channels.send-new': { by: 'person', windows: [{ count: 5, seconds: 30 }], whenRedisIsDown: 'open' },
  /** Of a person in one channel that is slow, besides the ones above. */
  'channels.send-slow': { by: 'person', windows: [{ count: 1, seconds: 10 }], whenRedisIsDown: 'open' },
  'channels.send-very-slow': {
    by: 'person',
    windows: [{ count: 1, seconds: minute }],
    whenRedisIsDown: 'open',
  },
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
  /** Saying that one is writing: a browser says so every three seconds at most. */
  'channels.type': { by: 'person', windows: [{ count: 30, seconds: minute }], whenRedisIsDown: 'open' },
  /** People who are soon mailed or pushed for what one person writes; whoever comes after them hears with the daily mail. */
  'channels.caused-mails': { by: 'person', windows: [{ count: 30, seconds: hour }], whenRedisIsDown: 'open' },
  /** Looking for words, in whatever is one's own to read. */
  'channels.search': { by: 'person', windows: [{ count: 20, seconds: minute }], whenRedisIsDown: 'open' },
} as const satisfies Limits;
