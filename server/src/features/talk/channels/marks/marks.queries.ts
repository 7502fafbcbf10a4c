import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { unreadOf } from '../channels.sql.ts';

export interface Mark {
  readSeq: number;
  unread: number;
}

export async function findMark(db: Db, userId: string, channelId: string): Promise<Mark | undefined> {
  const { rows } = await sql<Mark>`
    select channel_marks.read_seq::float8 as read_seq, ${unreadOf} as unread
    from channel_marks join channel_heads on channel_heads.channel_id = channel_marks.channel_id
    where channel_marks.user_id = ${userId} and channel_marks.channel_id = ${channelId}
  `.execute(db);
  return rows[0];
}

/** Up to there and never back, and not beyond the end. False: somebody had read as far. */
export async function advanceMark(db: Db, userId: string, channelId: string, seq: number): Promise<boolean> {
  const { rows } = await sql`
    insert into channel_marks as mark (user_id, channel_id, read_seq)
    select ${userId}, channel_id, least(${seq}, seq) from channel_heads where channel_id = ${channelId}
    on conflict (user_id, channel_id) do update set read_seq = excluded.read_seq where mark.read_seq < excluded.read_seq
    returning mark.user_id
  `.execute(db);
  return rows.length > 0;
}

/** To wherever somebody says, within what there is. */
export async function setMark(db: Db, userId: string, channelId: string, seq: number): Promise<void> {
  await sql`
    insert into channel_marks (user_id, channel_id, read_seq)
    select ${userId}, channel_id, least(${seq}, seq) from channel_heads where channel_id = ${channelId}
    on conflict (user_id, channel_id) do update set read_seq = excluded.read_seq
  `.execute(db);
}

export type NotifyLevel = 'all' | 'mentions' | 'none';

/** Of what somebody wants to be told there. */
export async function setNotify(
  db: Db,
  userId: string,
  channelId: string,
  level: NotifyLevel,
): Promise<void> {
  await sql`
    insert into channel_marks (user_id, channel_id, notify) values (${userId}, ${channelId}, ${level})
    on conflict (user_id, channel_id) do update set notify = excluded.notify
  `.execute(db);
}
