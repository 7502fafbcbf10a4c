import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import type { LiveEvents } from '../../live-declarations.ts';
import { username } from '../../people/accounts/account-forms.ts';

export const notificationKinds = ['message', 'message_request'] as const;

export const errors = {
  'conversations.not_found': 404,
  /** The same whether one of the two blocks the other, is suspended, is gone, or lets no stranger write. */
  'conversations.cannot_write': 403,
  'conversations.oneself': 422,
  /** It was answered or accepted, or the reader began it. */
  'conversations.not_a_request': 409,
} as const;

export const liveEvents = {
  /** It was opened, accepted, muted or deleted, or something unread stands in it: the list is to be asked for again. */
  'conversations.changed': { topic: 'me', payload: z.object({ conversationId: z.uuid() }) },
} as const satisfies LiveEvents;

const conversation = z.object({
  id: z.uuid(),
  /** Where it is read and written. */
  channelId: z.uuid(),
  /** Null: the account is gone. */
  partner: z.nullable(z.object({ username: z.string(), name: z.string(), avatar: z.nullable(z.string()) })),
  /** The reader blocks the other. Nobody else is told. */
  isBlocked: z.boolean(),
  /** A stranger began it, and the reader has not answered yet. */
  isRequest: z.boolean(),
  /** Both agreed to show their names to each other in a masked thread. */
  isRevealed: z.boolean(),
  /** The reader is told nothing of it, and the number of what waits leaves it out. */
  isMuted: z.boolean(),
  /** Counted so far as `channelLimits.unreadMax`. */
  unread: z.int(),
  /** The last message that is there, if any; to the minute. */
  latest: z.nullable(
    z.object({ isOwn: z.boolean(), excerpt: z.nullable(z.string()), sentAt: z.iso.datetime() }),
  ),
  can: z.object({ write: z.boolean(), block: z.boolean() }),
});

export type Conversation = z.infer<typeof conversation>;

const params = z.object({ conversationId: z.uuid() });

export const listConversations = endpoint({
  name: 'conversations.list',
  method: 'GET',
  path: '/api/conversations',
  summary: 'One’s conversations, or the requests of strangers, the one that moved last first.',
  access: 'member',
  query: z.object({
    box: z.optional(z.enum(['inbox', 'requests'])),
    after: z.optional(z.string().check(z.maxLength(200))),
  }),
  status: 200,
  response: z.object({ items: z.array(conversation), next: z.nullable(z.string()) }),
});

export const countUnread = endpoint({
  name: 'conversations.countUnread',
  method: 'GET',
  path: '/api/conversations/unread',
  summary: 'In how many conversations that are not muted something unread waits, and how many requests do.',
  access: 'member',
  status: 200,
  response: z.object({ conversations: z.int(), requests: z.int() }),
});

export const readConversation = endpoint({
  name: 'conversations.read',
  method: 'GET',
  path: '/api/conversations/:conversationId',
  summary: 'One conversation: with whom, and what one may do there.',
  access: 'member',
  params,
  status: 200,
  response: conversation,
  errors: ['conversations.not_found'],
});

export const openConversation = endpoint({
  name: 'conversations.open',
  method: 'PUT',
  path: '/api/conversations/with/:username',
  summary:
    'The conversation with somebody, opened now if there was none. Nobody is told before something is sent.',
  access: 'member',
  params: z.object({ username }),
  status: 200,
  response: conversation,
  errors: ['conversations.oneself', 'conversations.cannot_write'],
});

export const acceptRequest = endpoint({
  name: 'conversations.accept',
  method: 'PUT',
  path: '/api/conversations/:conversationId/acceptance',
  summary: 'Take a stranger’s request among one’s conversations; answering does so too.',
  access: 'member',
  params,
  status: 204,
  errors: ['conversations.not_found'],
});

export const deleteRequest = endpoint({
  name: 'conversations.deleteRequest',
  method: 'PUT',
  path: '/api/conversations/:conversationId/deletion',
  summary:
    'Delete a stranger’s request, or bring it back. They are not told; if they write again, it is a request again.',
  access: 'member',
  params,
  body: z.strictObject({ isDeleted: z.boolean() }),
  status: 204,
  errors: ['conversations.not_found', 'conversations.not_a_request'],
  limit: 'conversations.change',
});

export const muteConversation = endpoint({
  name: 'conversations.mute',
  method: 'PUT',
  path: '/api/conversations/:conversationId/mute',
  summary: 'Be told nothing of a conversation, or of it again. The other is not told.',
  access: 'member',
  params,
  body: z.strictObject({ isMuted: z.boolean() }),
  status: 204,
  errors: ['conversations.not_found'],
  limit: 'conversations.change',
});
