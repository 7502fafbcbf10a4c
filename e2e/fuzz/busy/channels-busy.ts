import { randomUUID } from 'node:crypto';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = ({ channelId, tester }) => {
  const channel = { params: { channelId } };
  const message = { params: { channelId, seq: '1' } };
  const reaction = { params: { channelId, seq: '1', kind: 'heart' } };
  return {
    'channels.readHistory': channel,
    'channels.readChanges': channel,
    'channels.listPins': channel,
    'channels.tellTyping': channel,
    'channels.search': { ...channel, body: { words: 'meet' } },
    'channels.markRead': { ...channel, body: { seq: 1 } },
    'channels.markUnread': { ...channel, body: { seq: 1 } },
    'channels.send': { ...channel, body: { id: uuidV7(randomUUID()), text: 'Shall we meet?' } },
    'channels.edit': { by: tester, ...message, body: { text: 'Otherwise.' } },
    'channels.remove': { by: tester, ...message },
    'channels.restore': { by: tester, ...message },
    'channels.addReaction': reaction,
    'channels.removeReaction': reaction,
    'channels.pin': message,
    'channels.unpin': message,
  };
};
