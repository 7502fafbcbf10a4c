import type { CellAddress } from '../../../../platform/crypto/cell.ts';
import { type MessageRow, scopeOf } from '../read/messages.sql.ts';

/** Where a segment is sealed: with the key of the messages in it. */
export function placeOfSegment(
  channel: Pick<MessageRow, 'channelId' | 'conversationId' | 'groupId'>,
  firstSeq: number,
): CellAddress {
  return {
    table: 'message_segments',
    column: 'sealed',
    rowId: `${channel.channelId}/${firstSeq}`,
    scope: scopeOf(channel),
  };
}
