import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { type MessageRow, messageColumns } from '../read/messages.sql.ts';

export interface SegmentPlace {
  channelId: string;
  firstSeq: number;
  lastAt: Date;
}

/** Of each of these channels the latest segments that hold something sent before a moment, the one that ends last first. */
export async function listSegmentPlaces(
  db: Db,
  channelIds: readonly string[],
  until: Date,
  limit: number,
): Promise<SegmentPlace[]> {
  const { rows } = await sql<SegmentPlace>`
    select place.* from unnest(${channelIds}::uuid[]) as wanted (channel_id), lateral (
      select channel_id, first_seq::float8 as first_seq, last_at from message_segments
      where message_segments.channel_id = wanted.channel_id and sealed is not null and first_at < ${until}
      order by first_at desc limit ${limit}
    ) as place
    order by place.last_at desc, place.channel_id, place.first_seq desc limit ${limit}
  `.execute(db);
  return rows;
}

export interface SealedSegment {
  channelId: string;
  conversationId: string | null;
  groupId: string | null;
  firstSeq: number;
  sealed: Buffer;
}

export async function readSegments(db: Db, places: readonly SegmentPlace[]): Promise<SealedSegment[]> {
  const { rows } = await sql<SealedSegment>`
    select message_segments.channel_id, channels.conversation_id, channels.group_id,
      message_segments.first_seq::float8 as first_seq, message_segments.sealed
    from unnest(${places.map(({ channelId }) => channelId)}::uuid[], ${places.map(({ firstSeq }) => firstSeq)}::bigint[])
      as wanted (channel_id, first_seq)
    join message_segments on message_segments.channel_id = wanted.channel_id and message_segments.first_seq = wanted.first_seq
    join channels on channels.id = message_segments.channel_id
    where message_segments.sealed is not null
  `.execute(db);
  return rows;
}

/** What was sent before a moment and is not gathered yet, the newest of each channel first. */
export async function listUngathered(
  db: Db,
  channelIds: readonly string[],
  until: Date,
  limit: number,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select tail.* from unnest(${channelIds}::uuid[]) as wanted (channel_id), lateral (
      select ${messageColumns} from messages
      where messages.channel_id = wanted.channel_id and messages.sent_at < ${until} and messages.seq > coalesce((
        select last_seq from message_segments
        where message_segments.channel_id = wanted.channel_id and sealed is not null order by first_seq desc limit 1
      ), 0)
      order by messages.seq desc limit ${limit}
    ) as tail order by tail.channel_id, tail.seq desc
  `.execute(db);
  return rows;
}
