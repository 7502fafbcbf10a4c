import type { NotifyLevel } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { SlowStep } from '@firstlight/contract/talk/groups/group-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import {
  channelHeadsAs,
  channelMarksAs,
  channelsAs,
  hasNewsSince,
  isCalled,
  mentionsOf,
  unreadWhereVisited,
} from '../../channels/channels.sql.ts';

export interface ChannelRow {
  id: string;
  name: string;
  unread: number | null;
  hasNews: boolean;
  mentions: number;
  notify: NotifyLevel;
  slowSeconds: SlowStep;
}

/** The channels of a group as one of its members finds them. */
export async function listChannelRows(db: Db, userId: string, groupId: string): Promise<ChannelRow[]> {
  const { rows } = await sql<ChannelRow>`
    select channels.id, channels.name, channels.slow_seconds, ${unreadWhereVisited} as unread, ${hasNewsSince(sql`own.joined_at`)} as has_news,
      (select count(*) from ${mentionsOf(userId, sql`channels.id`)} as meant where meant.seq > coalesce(channel_marks.read_seq, 0))::int
        + ${isCalled(userId, sql`own.joined_at`)}::int as mentions,
      coalesce(channel_marks.notify, 'mentions') as notify
    from group_members as own
    join ${channelsAs('channels')} on channels.group_id = own.group_id and channels.deleted_at is null
    join ${channelHeadsAs('channel_heads')} on channel_heads.channel_id = channels.id
    left join ${channelMarksAs('channel_marks')}
      on channel_marks.channel_id = channels.id and channel_marks.user_id = own.user_id
    where own.user_id = ${userId} and own.group_id = ${groupId}
    order by channels.position, channels.id
  `.execute(db);
  return rows;
}
