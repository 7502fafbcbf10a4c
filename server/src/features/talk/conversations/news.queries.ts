import { type RawBuilder, sql } from 'kysely';
import { channelHeadsAs, channelMarksAs, channelsAs, isMuted, unreadOf } from '../channels/channels.sql.ts';

/** Whether something unread stands in a conversation of which somebody wants to hear. */
export const isUnreadBy = (conversationId: RawBuilder<string>, readerId: string) => sql<boolean>`exists (
  select from ${channelsAs('channels')}
  join ${channelHeadsAs('channel_heads')} on channel_heads.channel_id = channels.id
  join ${channelMarksAs('channel_marks')} on channel_marks.channel_id = channels.id and channel_marks.user_id = ${readerId}
  where channels.conversation_id = ${conversationId} and channel_heads.seq > channel_marks.read_seq and not ${isMuted} and ${unreadOf} > 0)`;
