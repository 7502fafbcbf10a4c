import { type RawBuilder, sql } from 'kysely';
import { peopleAs, seenAsGood } from '../../people/accounts/accounts.sql.ts';
import { channelHeadsAs, channelMarksAs, channelsAs, isMuted, unreadOf } from '../channels/channels.sql.ts';
import { isBlocking, partnerOf } from './list.queries.ts';

/** Whether something unread stands in a conversation of which somebody wants to hear, by somebody whom they can see and are not parted from. */
export const isUnreadBy = (conversationId: RawBuilder<string>, readerId: string) => sql<boolean>`exists (
  select from conversations
  join ${channelsAs('channels')} on channels.conversation_id = conversations.id
  join ${channelHeadsAs('channel_heads')} on channel_heads.channel_id = channels.id
  join ${channelMarksAs('channel_marks')} on channel_marks.channel_id = channels.id and channel_marks.user_id = ${readerId}
  join ${peopleAs('users')} on users.id = ${partnerOf(readerId)} and ${seenAsGood('users')}
  where conversations.id = ${conversationId} and channel_heads.seq > channel_marks.read_seq and not ${isMuted} and ${unreadOf} > 0
    and not ${isBlocking(sql`${readerId}`, sql`users.id`)} and not ${isBlocking(sql`users.id`, sql`${readerId}`)})`;
