import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import type { LiveEvents } from '../../live-declarations.ts';

export const liveEvents = {
  /** Among processes: these people are writing something. Browsers get the names in its place. */
  'channels.typed': {
    topic: 'channel',
    payload: z.object({ channelId: z.uuid(), userIds: z.array(z.uuid()) }),
  },
  /** Who is writing something, a few of them, but nobody from whom the hearer is parted by a block. */
  'channels.typing_shown': {
    topic: 'channel',
    payload: z.object({
      channelId: z.uuid(),
      people: z.array(z.object({ username: z.string(), name: z.string() })),
    }),
  },
} as const satisfies LiveEvents;

export const tellTyping = endpoint({
  name: 'channels.tellTyping',
  method: 'POST',
  path: '/api/channels/:channelId/typing',
  summary: 'Say that one is writing something; whoever has the channel open sees it for a few seconds.',
  access: 'member',
  params: z.object({ channelId: z.uuid() }),
  status: 204,
  errors: ['channels.not_found', 'channels.frozen', 'conversations.cannot_write'],
  limit: 'channels.type',
});
