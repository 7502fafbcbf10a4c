import { day, hour, type Limits, minute } from '../../limit.ts';

export const limits = {
  'accounts.sign-in': {
    by: 'account',
    windows: [{ count: 5, seconds: 15 * minute }],
    whenRedisIsDown: 'closed',
  },
  'accounts.sign-in-address': {
    by: 'address',
    windows: [{ count: 30, seconds: hour }],
    whenRedisIsDown: 'closed',
  },
  /** The same over the networks around it: one customer may hold 256 of what counts as an IPv6 address, one site 65,536. */
  'accounts.sign-in-network': {
    by: 'address',
    windows: [{ count: 60, seconds: hour }],
    whenRedisIsDown: 'closed',
  },
  'accounts.sign-in-site': {
    by: 'address',
    windows: [{ count: 120, seconds: hour }],
    whenRedisIsDown: 'closed',
  },
  /** Over all addresses, for each of the two names that an account can be signed in to with: 60 an hour together. */
  'accounts.guesses': { by: 'name', windows: [{ count: 30, seconds: hour }], whenRedisIsDown: 'closed' },
  /** In a browser in which its owner signed in before, instead of all above but the address’s own. */
  'accounts.sign-in-device': {
    by: 'account',
    windows: [{ count: 10, seconds: 15 * minute }],
    whenRedisIsDown: 'closed',
  },
  'accounts.guess-notices': {
    by: 'account',
    windows: [{ count: 1, seconds: day }],
    whenRedisIsDown: 'closed',
  },
  'accounts.mails': { by: 'address', windows: [{ count: 10, seconds: day }], whenRedisIsDown: 'closed' },
  'accounts.tokens': { by: 'address', windows: [{ count: 30, seconds: hour }], whenRedisIsDown: 'closed' },
  /** One's own password, typed again by whoever is signed in. */
  'accounts.password': {
    by: 'person',
    windows: [
      { count: 5, seconds: 15 * minute },
      { count: 20, seconds: day },
    ],
    whenRedisIsDown: 'closed',
  },
  /** Three of a million codes are right at any moment: at twenty tries a day, guessing one takes decades. */
  'accounts.codes': {
    by: 'account',
    windows: [
      { count: 5, seconds: 15 * minute },
      { count: 20, seconds: day },
    ],
    whenRedisIsDown: 'closed',
  },
  'accounts.passkeys': { by: 'address', windows: [{ count: 60, seconds: hour }], whenRedisIsDown: 'closed' },
  /** Each may ask a provider two or three things, and a link or a new account follows from it. */
  'accounts.providers': { by: 'address', windows: [{ count: 60, seconds: hour }], whenRedisIsDown: 'closed' },
  /** Each change keeps a name from everybody else for half a year. */
  'accounts.rename': { by: 'person', windows: [{ count: 5, seconds: day }], whenRedisIsDown: 'open' },
  /** Each change that is followed keeps an address from everybody else for a week. */
  'accounts.email-change': {
    by: 'person',
    windows: [
      { count: 5, seconds: hour },
      { count: 10, seconds: day },
    ],
    whenRedisIsDown: 'closed',
  },
  /**
   * Mails that a stranger's typing causes, keyed by the address they go to, so that nobody can be flooded; and each kind
   * apart, so that none starves another. First those that sign-ups cause.
   */
  'mail.confirmation': {
    by: 'email',
    windows: [
      { count: 3, seconds: hour },
      { count: 6, seconds: day },
    ],
    whenRedisIsDown: 'closed',
  },
  /** By the hour only, as long as such a link works: whoever is refused has one in their mailbox that does. */
  'mail.reset': { by: 'email', windows: [{ count: 3, seconds: hour }], whenRedisIsDown: 'closed' },
  /** To an address that somebody would like to have for their account. */
  'mail.email-change': {
    by: 'email',
    windows: [
      { count: 3, seconds: hour },
      { count: 6, seconds: day },
    ],
    whenRedisIsDown: 'closed',
  },
} as const satisfies Limits;
