import { sql } from 'kysely';
import type { CellAddress } from '../../../../platform/crypto/cell.ts';

/** A message as it is stored. */
export interface MessageRow {
  channelId: string;
  conversationId: string | null;
  groupId: string | null;
  seq: number;
  id: string;
  authorId: string | null;
  body: Buffer | null;
  sentAt: Date;
  rev: number;
  replyTo: number | null;
  mentions: string[];
  reactions: number[];
  pinnedAt: Date | null;
  editedAt: Date | null;
  removedAt: Date | null;
  removedBy: 'author' | 'moderator' | null;
  isWithheld: boolean;
  takenDownAt: Date | null;
  /** It called everybody. */
  isCall: boolean;
}

/**
 * Of a row of `messages` alone. Numbers come as numbers: no channel comes to 2^53. Sort by `messages.seq` and never by `seq` alone: that is the number given here, which
 * no index knows, and the whole channel would be read.
 */
export const storedColumns = sql`
  messages.channel_id, messages.seq::float8 as seq, messages.id, messages.author_id, messages.body, messages.sent_at, messages.rev::float8 as rev,
  messages.reply_to::float8 as reply_to, messages.mentions, messages.reactions, messages.pinned_at, messages.edited_at,
  messages.removed_at, messages.removed_by, messages.is_withheld, messages.taken_down_at, messages.is_call
`;

/** The same, and what its channel belongs to, looked up for each row. */
export const messageColumns = sql`
  ${storedColumns}, (select conversation_id from channels where channels.id = messages.channel_id) as conversation_id,
  (select group_id from channels where channels.id = messages.channel_id) as group_id
`;

/** Names one message. Its sender chose the id, so another channel may contain the same one. */
export type MessageKey = Pick<MessageRow, 'channelId' | 'id'>;

type Owner = Pick<MessageRow, 'conversationId' | 'groupId'>;

/** What is written there is sealed with the key of its conversation or its group. */
export const scopeOf = ({ conversationId, groupId }: Owner): CellAddress['scope'] =>
  conversationId === null
    ? { type: 'group', id: groupId ?? '' }
    : { type: 'conversation', id: conversationId };

/** Where a text is sealed, and nowhere else to be opened. */
export const placeOfBody = (row: Owner & MessageKey): CellAddress => ({
  table: 'messages',
  column: 'body',
  rowId: `${row.channelId} ${row.id}`,
  scope: scopeOf(row),
});
