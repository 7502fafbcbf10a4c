import { personalDataRules } from './rules.ts';
import { projectLimits } from './showcase/projects/project-limits.ts';
import { dashboardLimits } from './trials/dashboard/dashboard-limits.ts';
import { skipLimits } from './trials/feed/feed-rules.ts';
import { iterationLimits } from './trials/iterations/iteration-limits.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Limits on use. `by` says whose allowance it is. When Redis does not answer, `open` lets people through and
 * `closed` refuses until it does: only what guards an account or could flood a stranger's mailbox is closed.
 */
export interface Limit {
  by: 'person' | 'address' | 'email' | 'account';
  windows: readonly { count: number; seconds: number }[];
  whenRedisIsDown: 'open' | 'closed';
}

export const limits = {
  'api.guest': { by: 'address', windows: [{ count: 100, seconds: minute }], whenRedisIsDown: 'open' },
  'api.member': { by: 'person', windows: [{ count: 200, seconds: minute }], whenRedisIsDown: 'open' },
  /** Session cookies that this process has not seen at work: each costs a look-up, whether or not it was made up. */
  'api.unknown-session': {
    by: 'address',
    windows: [{ count: 100, seconds: minute }],
    whenRedisIsDown: 'open',
  },
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
  'accounts.guesses': { by: 'account', windows: [{ count: 30, seconds: hour }], whenRedisIsDown: 'closed' },
  /** In a browser in which its owner signed in before, instead of the three above. */
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
  /** Live connections being opened: enough for an office that comes back at once, too few to wear a process out. */
  'live.handshakes': { by: 'address', windows: [{ count: 120, seconds: minute }], whenRedisIsDown: 'open' },
  /** People being let in over those connections, again whenever a page has something to hear. */
  'live.people': { by: 'address', windows: [{ count: 240, seconds: minute }], whenRedisIsDown: 'open' },
  /** Pages being listened to, one after the other over one connection: as many as an office turns in a minute. */
  'live.pages': { by: 'address', windows: [{ count: 240, seconds: minute }], whenRedisIsDown: 'open' },
  'contact.send': { by: 'address', windows: [{ count: 5, seconds: hour }], whenRedisIsDown: 'open' },
  'personal-data.export': {
    by: 'person',
    windows: [{ count: personalDataRules.exportsPerDay, seconds: day }],
    whenRedisIsDown: 'open',
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
  'mail.receipt': {
    by: 'email',
    windows: [
      { count: 2, seconds: hour },
      { count: 5, seconds: day },
    ],
    whenRedisIsDown: 'closed',
  },
  'projects.publish': {
    by: 'person',
    windows: [{ count: projectLimits.perDay, seconds: day }],
    whenRedisIsDown: 'open',
  },
  'projects.publish-first-day': {
    by: 'person',
    windows: [{ count: projectLimits.perFirstDay, seconds: day }],
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
  /** Share cards, badges and feeds, which other sites fetch for many people at once; a card takes a core for a tenth of a second. */
  'projects.shared': { by: 'address', windows: [{ count: 120, seconds: minute }], whenRedisIsDown: 'open' },
  'uploads.pictures': { by: 'person', windows: [{ count: 10, seconds: minute }], whenRedisIsDown: 'open' },
  'feedback.give': {
    by: 'person',
    windows: [
      { count: 1, seconds: minute },
      { count: 20, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
  /** Besides the one above, in an account's first week. */
  'feedback.give-new': { by: 'person', windows: [{ count: 5, seconds: day }], whenRedisIsDown: 'open' },
  'feedback.start-test': {
    by: 'person',
    windows: [
      { count: 20, seconds: minute },
      { count: 300, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
  'feedback.mark': {
    by: 'person',
    windows: [
      { count: 30, seconds: minute },
      { count: 500, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
  'feedback.reveal': {
    by: 'person',
    windows: [
      { count: 10, seconds: minute },
      { count: 60, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
  'feedback.reply': {
    by: 'person',
    windows: [
      { count: 10, seconds: minute },
      { count: 200, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
  'comments.write': {
    by: 'person',
    windows: [
      { count: 1, seconds: 5 },
      { count: 60, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
  'feedback.skip': {
    by: 'person',
    windows: [{ count: skipLimits.perDay, seconds: day }],
    whenRedisIsDown: 'open',
  },
  /** Each new order of the feed is worked out and kept. */
  'feed.order': {
    by: 'person',
    windows: [
      { count: 20, seconds: minute },
      { count: 300, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
  'feed.skip-time': {
    by: 'person',
    windows: [{ count: skipLimits.perDay, seconds: day }],
    whenRedisIsDown: 'open',
  },
  'iterations.publish': {
    by: 'person',
    windows: [{ count: iterationLimits.perDay, seconds: day }],
    whenRedisIsDown: 'open',
  },
  'dashboard.export': {
    by: 'person',
    windows: [{ count: dashboardLimits.exportsPerHour, seconds: hour }],
    whenRedisIsDown: 'open',
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

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
