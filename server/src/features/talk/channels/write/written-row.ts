import type { MessageRow } from '../read/messages.sql.ts';
import type { Sent, WrittenMessage } from './send.queries.ts';

/** The row that was just written, without reading it again. */
export function writtenRow(
  message: WrittenMessage,
  { conversationId, groupId }: Pick<MessageRow, 'conversationId' | 'groupId'>,
  { seq, rev, isCall }: Sent,
): MessageRow {
  const { channelId, id, authorId, body, sentAt, replyTo, mentions, isWithheld } = message;
  return {
    channelId,
    conversationId,
    groupId,
    seq,
    id,
    authorId,
    body,
    sentAt,
    rev,
    replyTo,
    mentions: [...mentions],
    reactions: [0, 0, 0, 0, 0],
    pinnedAt: null,
    editedAt: null,
    removedAt: null,
    removedBy: null,
    isWithheld,
    takenDownAt: null,
    isCall,
  };
}
