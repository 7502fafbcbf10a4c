import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { channelLimits } from './channel-limits.ts';

/** A message that holds all the words that were looked for. */
export const foundMessage = z.object({
  channelId: z.uuid(),
  seq: z.int(),
  /** Null: the account is gone. */
  author: z.nullable(z.object({ username: z.string(), name: z.string(), avatar: z.nullable(z.string()) })),
  /** To the minute. */
  sentAt: z.iso.datetime(),
  /** By somebody whom the reader blocks: its words are left out, its place is told. */
  isBlocked: z.boolean(),
  /** Some of it around the words, cut where they begin and end. */
  parts: z.array(z.object({ text: z.string(), isFound: z.boolean() })),
});

export type FoundMessage = z.infer<typeof foundMessage>;

/** In the body, not in the address: what somebody looks for among private messages stands in no log. */
export const searchForm = z.strictObject({
  words: z.string().check(z.trim(), z.minLength(1), z.maxLength(channelLimits.searchMax)),
  /** Where the answer before ended. */
  after: z.optional(z.string().check(z.maxLength(300))),
});

/** The newest first. `next` may come with few or none: so far nothing more was found, and there is more to look through. */
export const foundMessages = z.object({ items: z.array(foundMessage), next: z.nullable(z.string()) });

export const searchChannel = endpoint({
  name: 'channels.search',
  method: 'POST',
  path: '/api/channels/:channelId/searches',
  summary: 'Messages of a channel that hold all of these words, or words with these parts, the newest first.',
  access: 'member',
  params: z.object({ channelId: z.uuid() }),
  body: searchForm,
  status: 200,
  response: foundMessages,
  errors: ['channels.not_found'],
  limit: 'channels.search',
});

/** What was found in a conversation, and with whom it is. */
const foundInConversation = z.extend(foundMessage, {
  conversationId: z.uuid(),
  partner: z.nullable(z.object({ username: z.string(), name: z.string(), avatar: z.nullable(z.string()) })),
});

export const searchConversations = endpoint({
  name: 'channels.searchConversations',
  method: 'POST',
  path: '/api/conversations/searches',
  summary:
    'Messages with these words in one’s own conversations, requests of strangers left out, the newest first.',
  access: 'member',
  body: searchForm,
  status: 200,
  response: z.object({ items: z.array(foundInConversation), next: z.nullable(z.string()) }),
  limit: 'channels.search',
});
