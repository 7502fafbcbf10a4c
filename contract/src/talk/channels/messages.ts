import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { messageRules } from '../../rules.ts';
import { reactionKinds } from '../../showcase/reactions/reaction-kinds.ts';
import { message, seqInAddress } from './message.ts';

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(messageRules.textMax));
const place = { channelId: z.uuid(), seq: seqInAddress };
const reaction = z.object({ ...place, kind: z.enum(reactionKinds) });

export const sendMessage = endpoint({
  name: 'channels.send',
  method: 'POST',
  path: '/api/channels/:channelId/messages',
  summary: 'Send a message under an id of one’s own; the same id again answers with what was sent.',
  access: 'member',
  params: z.object({ channelId: z.uuid() }),
  body: z.strictObject({
    // Ordered, because every reader of the channel sees the order.
    id: z.uuidv7(),
    text,
    replyTo: z.optional(z.int().check(z.positive())),
  }),
  status: 201,
  response: message,
  errors: [
    'channels.not_found',
    'channels.frozen',
    'conversations.cannot_write',
    'channels.too_many_mentions',
    'request.not_found',
    'request.key_reused',
  ],
});

export const editMessage = endpoint({
  name: 'channels.edit',
  method: 'PATCH',
  path: '/api/channels/:channelId/messages/:seq',
  summary: 'Change the text of one’s own message; the old text is gone.',
  access: 'member',
  params: z.object(place),
  body: z.strictObject({ text }),
  status: 200,
  response: message,
  errors: [
    'channels.not_found',
    'channels.frozen',
    'conversations.cannot_write',
    'channels.too_many_mentions',
    'request.not_found',
  ],
  limit: 'channels.change',
});

export const removeMessage = endpoint({
  name: 'channels.remove',
  method: 'DELETE',
  path: '/api/channels/:channelId/messages/:seq',
  summary: 'Remove a message; its place stays, and it can be brought back for a short while.',
  access: 'member',
  params: z.object(place),
  status: 204,
  errors: ['channels.not_found', 'request.not_found'],
  limit: 'channels.change',
});

export const restoreMessage = endpoint({
  name: 'channels.restore',
  method: 'POST',
  path: '/api/channels/:channelId/messages/:seq/restorations',
  summary: 'Bring back a message that one has just removed.',
  access: 'member',
  params: z.object(place),
  status: 200,
  response: message,
  errors: ['channels.not_found', 'channels.frozen', 'conversations.cannot_write', 'request.not_found'],
  limit: 'channels.change',
});

export const addReaction = endpoint({
  name: 'channels.addReaction',
  method: 'PUT',
  path: '/api/channels/:channelId/messages/:seq/reactions/:kind',
  summary: 'React to a message.',
  access: 'member',
  params: reaction,
  status: 204,
  errors: ['channels.not_found', 'channels.frozen', 'conversations.cannot_write', 'request.not_found'],
  limit: 'channels.react',
});

export const removeReaction = endpoint({
  name: 'channels.removeReaction',
  method: 'DELETE',
  path: '/api/channels/:channelId/messages/:seq/reactions/:kind',
  summary: 'Take back a reaction.',
  access: 'member',
  params: reaction,
  status: 204,
  errors: ['channels.not_found', 'request.not_found'],
  limit: 'channels.react',
});

export const pinMessage = endpoint({
  name: 'channels.pin',
  method: 'PUT',
  path: '/api/channels/:channelId/messages/:seq/pin',
  summary: 'Pin a message.',
  access: 'member',
  params: z.object(place),
  status: 204,
  errors: [
    'channels.not_found',
    'channels.frozen',
    'conversations.cannot_write',
    'channels.too_many_pins',
    'request.not_found',
  ],
  limit: 'channels.change',
});

export const unpinMessage = endpoint({
  name: 'channels.unpin',
  method: 'DELETE',
  path: '/api/channels/:channelId/messages/:seq/pin',
  summary: 'Unpin a message.',
  access: 'member',
  params: z.object(place),
  status: 204,
  errors: ['channels.not_found', 'channels.frozen', 'conversations.cannot_write', 'request.not_found'],
  limit: 'channels.change',
});
