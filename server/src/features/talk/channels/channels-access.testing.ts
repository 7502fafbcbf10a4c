import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import { type AccessRow, type AccessRows, members, type Scene } from '../../../testing/access.ts';

/** To everybody but the two, a conversation is not there. */
const theTwo = (status: number, input: AccessRow['input'], owner = status) =>
  members(404, input, { owner, author: status });

const place = ({ channelId, seq }: Scene) => ({ channelId, seq });
const reaction = (scene: Scene) => ({ ...place(scene), kind: 'heart' });

export const channelAccess: AccessRows = {
  'channels.readHistory': theTwo(200, ({ channelId }) => ({ channelId })),
  'channels.readChanges': theTwo(200, ({ channelId }) => ({ channelId })),
  'channels.listPins': theTwo(200, ({ channelId }) => ({ channelId })),
  'channels.search': theTwo(200, ({ channelId }) => ({ channelId, words: 'gladly' })),
  'channels.searchConversations': members(200, () => ({ words: 'gladly' })),
  'channels.markRead': theTwo(200, place),
  'channels.markUnread': theTwo(200, place),
  'channels.send': theTwo(201, ({ channelId, newId }) => ({
    channelId,
    id: uuidV7(newId()),
    text: 'Gladly.',
  })),
  'channels.edit': theTwo(200, (scene) => ({ ...place(scene), text: 'Otherwise.' }), 404),
  'channels.remove': theTwo(204, place, 404),
  'channels.restore': theTwo(200, place, 404),
  'channels.addReaction': theTwo(204, reaction),
  'channels.removeReaction': theTwo(204, reaction),
  'channels.pin': theTwo(204, place),
  'channels.unpin': theTwo(204, place),
  'channels.tellTyping': theTwo(204, ({ channelId }) => ({ channelId })),
};
