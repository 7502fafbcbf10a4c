import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import type { LiveEvents, LiveTopics } from '../../live-declarations.ts';
import { message, ownReactions, placeInAddress, position, seqInAddress } from './message.ts';

export const errors = {
  /** The same for one that is closed to whoever asks and one that never was. */
  'channels.not_found': 404,
  /** Nobody writes there for the time being. */
  'channels.frozen': 403,
  'channels.too_many_mentions': 422,
  'channels.too_many_pins': 409,
} as const;

/** What lies between two places: every message whose last change came after the one and not after the other. */
const changes = {
  from: position,
  to: position,
  /** Null: too much for one frame. Whoever needs it asks for it. */
  messages: z.nullable(z.array(message)),
};

export const liveTopics = { channel: { id: z.uuid() } } as const satisfies LiveTopics;

export const liveEvents = {
  /** A frame: all that changed since the one before, in the order of the channel. */
  'channels.changed': { topic: 'channel', payload: z.object({ channelId: z.uuid(), ...changes }) },
  /** Among processes: there is something to read up to this number. Browsers get the frame in its place. */
  'channels.advanced': { topic: 'channel', payload: z.object({ channelId: z.uuid(), rev: z.int() }) },
  /** Channels of a group that moved since this was last told, and how far: told seldom where many listen. */
  'channels.moved': {
    topic: 'group',
    payload: z.object({
      groupId: z.uuid(),
      channels: z.array(z.object({ channelId: z.uuid(), seq: z.int() })),
    }),
  },
  /** Somebody meant the reader in a group: called them by their name, or answered them. */
  'channels.mentioned': { topic: 'me', payload: z.object({ channelId: z.uuid(), groupId: z.uuid() }) },
  /** One has read up to there, on whatever device. */
  'channels.marked': { topic: 'me', payload: z.object({ channelId: z.uuid(), readSeq: z.int() }) },
} as const satisfies LiveEvents;

const params = z.object({ channelId: z.uuid() });

export const readHistory = endpoint({
  name: 'channels.readHistory',
  method: 'GET',
  path: '/api/channels/:channelId/messages',
  summary: 'A page of the log: its end, what lies before or after a message, or what lies around one.',
  access: 'member',
  params,
  /** One of them at most. */
  query: z
    .object({
      before: z.optional(seqInAddress),
      after: z.optional(placeInAddress),
      around: z.optional(seqInAddress),
    })
    .check(
      z.refine(
        ({ before, after, around }) =>
          [before, after, around].filter((place) => place !== undefined).length <= 1,
      ),
    ),
  status: 200,
  response: z.object({
    /** The channel as this page saw it. */
    at: position,
    /** Oldest first. */
    messages: z.array(message),
    hasEarlier: z.boolean(),
    hasLater: z.boolean(),
    own: ownReactions,
    /** How far the reader has read; null: never here. */
    readSeq: z.nullable(z.int()),
    can: z.object({ write: z.boolean(), pin: z.boolean() }),
  }),
  errors: ['channels.not_found'],
});

export const readChanges = endpoint({
  name: 'channels.readChanges',
  method: 'GET',
  path: '/api/channels/:channelId/changes',
  summary: 'What changed since a place: new messages and new states of old ones.',
  access: 'member',
  params,
  /** From the beginning, where none is given. */
  query: z.object({ seq: z.optional(placeInAddress), rev: z.optional(placeInAddress) }),
  status: 200,
  response: z.object({
    ...changes,
    own: ownReactions,
    /** More than a window holds, or a place that never was: load a page and go on from there. */
    isToReload: z.boolean(),
  }),
  errors: ['channels.not_found'],
});

export const listPins = endpoint({
  name: 'channels.listPins',
  method: 'GET',
  path: '/api/channels/:channelId/pins',
  summary: 'The pinned messages of a channel, the latest pin first.',
  access: 'member',
  params,
  status: 200,
  response: z.object({ messages: z.array(message) }),
  errors: ['channels.not_found'],
});

export const markRead = endpoint({
  name: 'channels.markRead',
  method: 'PUT',
  path: '/api/channels/:channelId/mark',
  summary: 'Say up to which message one has read; it never goes back by this.',
  access: 'member',
  params,
  body: z.strictObject({ seq: z.int().check(z.nonnegative()) }),
  status: 200,
  response: z.object({ readSeq: z.int(), unread: z.int() }),
  errors: ['channels.not_found'],
});

export const markUnread = endpoint({
  name: 'channels.markUnread',
  method: 'PUT',
  path: '/api/channels/:channelId/unread-mark',
  summary: 'Call everything from a message on unread again.',
  access: 'member',
  params,
  body: z.strictObject({ seq: z.int().check(z.positive()) }),
  status: 200,
  response: z.object({ readSeq: z.int(), unread: z.int() }),
  errors: ['channels.not_found'],
});
