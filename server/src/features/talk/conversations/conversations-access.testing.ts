import { type AccessRow, type AccessRows, members } from '../../../testing/access.ts';

/** To everybody but the two, a conversation is not there. */
const theTwo = (status: number, input: AccessRow['input']) =>
  members(404, input, { owner: status, author: status });

const request = members(404, ({ conversationId }) => ({ conversationId, isDeleted: true }), {
  owner: 204,
  author: 409,
});

export const conversationAccess: AccessRows = {
  'conversations.list': members(200, () => ({})),
  'conversations.countUnread': members(200, () => ({})),
  'conversations.read': theTwo(200, ({ conversationId }) => ({ conversationId })),
  'conversations.open': members(200, ({ ownerName }) => ({ username: ownerName }), { owner: 422 }),
  'conversations.accept': theTwo(204, ({ conversationId }) => ({ conversationId })),
  // The author began it, and the owner has not answered.
  'conversations.deleteRequest': request,
  'conversations.mute': theTwo(204, ({ conversationId }) => ({ conversationId, isMuted: true })),
};
