import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import type { LiveEvents } from '../../live-declarations.ts';

export const liveEvents = {
  /** A member in good standing is writing. Every subscriber gets it: clients hide their own user and people across a block. */
  'channels.typed': {
    topic: 'channel',
    payload: z.object({
      channelId: z.uuid(),
      person: z.object({ username: z.string(), name: z.string() }),
    }),
  },
} as const satisfies LiveEvents;

export const tellTyping = endpoint({
  name: 'channels.tellTyping',
  method: 'POST',
  path: '/api/channels/:channelId/typing',
  summary: 'Publish that the caller is writing; open pages of the channel show it for a few seconds.',
  access: 'member',
  params: z.object({ channelId: z.uuid() }),
  status: 204,
  errors: ['channels.not_found', 'channels.frozen', 'conversations.cannot_write'],
  limit: 'channels.type',
});
