import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = ({ conversationId, tester }) => {
  const one = { params: { conversationId } };
  return {
    'conversations.list': {},
    'conversations.countUnread': {},
    'conversations.read': one,
    'conversations.open': { params: { username: tester.username } },
    'conversations.accept': one,
    'conversations.deleteRequest': { ...one, body: { isDeleted: true } },
    'conversations.mute': { ...one, body: { isMuted: true } },
  };
};
