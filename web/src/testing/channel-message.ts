import type { Message } from '@firstlight/contract/talk/channels/message.ts';

/** A message of somebody else's, sent on a Monday morning. */
export function message(traits: Partial<Message> & { seq: number }): Message {
  return {
    id: `0191a5b0-0000-7000-8000-${traits.seq.toString(16).padStart(12, '0')}`,
    rev: traits.seq,
    author: { username: 'tom', name: 'Tom Adeyemi', avatar: null },
    text: 'Thursday after closing?',
    sentAt: '2026-11-16T09:02:00.000Z',
    isEdited: false,
    removedBy: null,
    isTakenDown: false,
    isUndelivered: false,
    replyTo: null,
    mentions: [],
    isCall: false,
    reactions: [0, 0, 0, 0, 0],
    isPinned: false,
    ...traits,
  };
}
