import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { categories } from '../../showcase/projects/categories.ts';
import { projectCard } from '../../showcase/projects/projects.ts';
import { feedLimits, feedReasons } from './feed-rules.ts';

const visit = z.uuid();

/** A project as the feed shows it. */
export const feedCard = z.object({
  ...projectCard.shape,
  reason: z.enum(feedReasons),
  /** The categories it shares with one's interests; empty outside of them. */
  shared: z.array(z.enum(categories)),
  /** How its description begins; empty where that is the pitch already. */
  opening: z.string(),
  /** Published responses: counted feedback and skip notes. */
  responseCount: z.int(),
  /** There is nothing to open: it is read here. */
  isIdea: z.boolean(),
});

export type FeedCard = z.infer<typeof feedCard>;

export const feed = z.object({
  /** Names this order. Null while no interests are chosen. */
  visit: z.nullable(visit),
  /** There are no cards until somebody says what they care for. */
  interestsNeeded: z.boolean(),
  /** In their order, which stays; what was answered, skipped or hidden meanwhile is left out. */
  cards: z.array(feedCard),
});

export type Feed = z.infer<typeof feed>;

export const readFeed = endpoint({
  name: 'feed.read',
  method: 'GET',
  path: '/api/feed',
  summary:
    'The projects one is asked to look at, in an order that stays for the visit. Without a visit, the latest one if it is recent; a new one on demand.',
  access: 'member',
  query: z.object({
    visit: z.optional(visit),
    /** A new order now, whatever the last one was. */
    anew: z.optional(z.literal('true')),
  }),
  status: 200,
  response: feed,
  errors: ['accounts.creator_role'],
});

export const countFresh = endpoint({
  name: 'feed.countFresh',
  method: 'GET',
  path: '/api/feed/fresh',
  summary: 'How many projects a new visit would show that this one does not, and how many of them are news.',
  access: 'member',
  query: z.object({ visit }),
  status: 200,
  /** `count`: posted, offered or changed since the visit began. `more`: these and whatever else has its turn next. */
  response: z.object({ count: z.int(), more: z.int() }),
  errors: ['accounts.creator_role'],
});

export const markShown = endpoint({
  name: 'feed.markShown',
  method: 'POST',
  path: '/api/feed/shown',
  summary: 'Say which cards of a visit have been in view. Saying it again changes nothing.',
  access: 'member',
  body: z.strictObject({
    visit,
    projectIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(feedLimits.cards)),
  }),
  status: 204,
  errors: ['accounts.creator_role'],
});
