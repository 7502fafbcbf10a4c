import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { blocksAs } from '../../../people/blocks/blocks.sql.ts';
import {
  channelHeadsAs,
  channelMarksAs,
  hasNewsSince,
  isMuted,
  mentionsOf,
} from '../../channels/channels.sql.ts';

/** Heads of channels in groups that are there for the reader, with their membership as `own` and their mark. */
const ownHeads = (readerId: string) => sql`
  ${channelHeadsAs('channel_heads')}
  join group_members as own on own.group_id = channel_heads.group_id and own.user_id = ${readerId}
  join groups on groups.id = own.group_id and groups.deleted_at is null and (groups.taken_down_at is null or own.role = 'owner')
  left join ${channelMarksAs('channel_marks')}
    on channel_marks.channel_id = channel_heads.channel_id and channel_marks.user_id = own.user_id`;

/** Something means the reader there that they have not read, and they want to hear of it. */
export const isMeantIn = (channelId: RawBuilder<string>, readerId: string) => sql<boolean>`exists (
  select from ${ownHeads(readerId)} where channel_heads.channel_id = ${channelId} and not ${isMuted}
    and exists (select from ${mentionsOf(readerId, channelId)} as meant where meant.seq > coalesce(channel_marks.read_seq, 0)))`;

/** Something stands there that the reader has not read, and they want to hear of everything. */
const isHeardIn = (channelId: RawBuilder<string>, readerId: string) => sql<boolean>`exists (
  select from ${ownHeads(readerId)} where channel_heads.channel_id = ${channelId}
    and channel_marks.notify = 'all' and ${hasNewsSince(sql`own.joined_at`)})`;

/** The same of a line that names whoever wrote first, whom nothing parts from the reader. */
export const isHeardFrom = (
  actorId: RawBuilder<string | null>,
  channelId: RawBuilder<string>,
  readerId: string,
) =>
  sql<boolean>`(${isHeardIn(channelId, readerId)} and not exists (
    select from ${blocksAs('blocks')} where (blocker_id, blocked_id) in ((${actorId}, ${readerId}), (${readerId}, ${actorId}))))`;

/** Whether there is still something to tell somebody of in a channel. */
export async function isToTell(
  db: Db,
  kind: 'group_mention' | 'group_message',
  readerId: string,
  channelId: string,
): Promise<boolean> {
  const condition = kind === 'group_mention' ? isMeantIn : isHeardIn;
  const { rows } = await sql<{ holds: boolean }>`
    select ${condition(sql`${channelId}::uuid`, readerId)} as holds`.execute(db);
  return rows[0]?.holds ?? false;
}

export interface OwnPlace {
  channelId: string;
  groupId: string;
  groupName: string;
  /** By how many messages the reader is meant there that they have not read. */
  meant: number;
}

/** Which of these channels are in a group that is there for the reader, and in which. */
export async function listOwnPlaces(
  db: Db,
  readerId: string,
  channelIds: readonly string[],
): Promise<OwnPlace[]> {
  const { rows } = await sql<OwnPlace>`
    select channel_heads.channel_id, channel_heads.group_id, groups.name as group_name,
      (select count(*) from ${mentionsOf(readerId, sql`channel_heads.channel_id`)} as meant
       where meant.seq > coalesce(channel_marks.read_seq, 0))::int as meant
    from ${ownHeads(readerId)}
    where channel_heads.channel_id = any (${channelIds}::uuid[])
  `.execute(db);
  return rows;
}

export async function countGroupMembers(db: Db, groupId: string): Promise<number> {
  const { rows } = await sql<{ memberCount: number }>`
    select member_count from group_stats where group_id = ${groupId}`.execute(db);
  return rows[0]?.memberCount ?? 0;
}
