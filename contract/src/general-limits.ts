import { type Limits, minute } from './limit.ts';

export const limits = {
  'api.guest': { by: 'address', windows: [{ count: 100, seconds: minute }], whenRedisIsDown: 'open' },
  'api.member': { by: 'person', windows: [{ count: 200, seconds: minute }], whenRedisIsDown: 'open' },
  /** Session cookies that this process has not seen at work: each costs a look-up, whether or not it was made up. */
  'api.unknown-session': {
    by: 'address',
    windows: [{ count: 100, seconds: minute }],
    whenRedisIsDown: 'open',
  },
  /** Live connections being opened: enough for an office that comes back at once, too few to wear a process out. */
  'live.handshakes': { by: 'address', windows: [{ count: 120, seconds: minute }], whenRedisIsDown: 'open' },
  /** People being let in over those connections, again whenever a page has something to hear. */
  'live.people': { by: 'address', windows: [{ count: 240, seconds: minute }], whenRedisIsDown: 'open' },
  /** Pages being listened to, one after the other over one connection: as many as an office turns in a minute. */
  'live.pages': { by: 'address', windows: [{ count: 240, seconds: minute }], whenRedisIsDown: 'open' },
} as const satisfies Limits;

/**
 * What may be held open at once, by one process. Refused listeners lose nothing: their pages ask by the clock instead.
 */
export const heldLimits = {
  /** Live connections of one address: a tab each, for an office behind one. */
  connectionsPerAddress: 400,
  /** Pages listened to from one address. */
  pagesPerAddress: 200,
  /** Pages listened to by everybody: guests stay as long as they like, so there is an end to how many. */
  pages: 4_000,
} as const;
