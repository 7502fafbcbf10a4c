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
  /** Being let in over those connections, again and again over one of them. */
  'live.entries': { by: 'address', windows: [{ count: 240, seconds: minute }], whenRedisIsDown: 'open' },
  /** Asking for topics, many at a time: as often as an office turns its pages in a minute. */
  'live.topics': { by: 'address', windows: [{ count: 240, seconds: minute }], whenRedisIsDown: 'open' },
} as const satisfies Limits;

/**
 * What may be held open at once, by one process. Refused listeners lose nothing: their pages ask by the clock instead.
 */
export const heldLimits = {
  /** Live connections of one address: a tab each, for an office behind one. */
  connectionsPerAddress: 400,
  /** Those of guests, from one address. */
  guestsPerAddress: 200,
  /** Those of guests altogether: they stay as long as they like, so there is an end to how many. */
  guests: 4_000,
  /** Topics that one person follows, the same in all pages they have open. */
  topicsPerPerson: 200,
  /** Topics that a guest follows in one page. */
  topicsPerGuest: 20,
} as const;
