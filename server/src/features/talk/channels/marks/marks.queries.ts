import type { NotifyLevel } from '@firstlight/contract/talk/channels/channel-limits.ts';
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

/** Up to there and never back, and not beyond the end. What meant them so far is read with it. False: somebody had read as far. */
export async function advanceMark(db: Db, userId: string, channelId: string, seq: number): Promise<boolean> {
  const { rows } = await sql`
    with moved as (
      insert into channel_marks as mark (user_id, channel_id, read_seq)
      select ${userId}, channel_id, least(${seq}, seq) from channel_heads where channel_id = ${channelId}
      on conflict (user_id, channel_id) do update set read_seq = excluded.read_seq where mark.read_seq < excluded.read_seq
      returning mark.user_id, mark.read_seq
    ), passed as (
      delete from channel_mentions using moved
      where channel_mentions.user_id = ${userId} and channel_mentions.channel_id = ${channelId}
        and channel_mentions.seq <= moved.read_seq
    )
    select user_id from moved
  `.execute(db);
  return rows.length > 0;
}

/** What the other of these two wrote was the first that one had not read, anywhere: the next message, by whomever, is news to them. */
export async function forgetWakesBetween(db: Db, people: readonly [string, string]): Promise<void> {
  await sql`
    update channel_marks set woken_seq = read_seq from messages
    where user_id = any (${people}::uuid[]) and woken_seq > read_seq
      and messages.channel_id = channel_marks.channel_id and messages.seq = woken_seq
      and author_id = any (${people}::uuid[]) and author_id <> user_id
  `.execute(db);
}

/** So far back it is looked for what meant somebody. */
const meantWithin = 1000;

/** To wherever somebody says, within what there is. What meant them beyond it means them again. */
export async function setMark(db: Db, userId: string, channelId: string, seq: number): Promise<void> {
  await sql`
    insert into channel_marks (user_id, channel_id, read_seq)
    select ${userId}, channel_id, least(${seq}, seq) from channel_heads where channel_id = ${channelId}
    on conflict (user_id, channel_id) do update set read_seq = excluded.read_seq
  `.execute(db);
  await sql`
    insert into channel_mentions (user_id, channel_id, seq)
    select ${userId}, later.channel_id, later.seq from (
      select channel_id, seq, author_id, reply_to, mentions from messages
      where channel_id = ${channelId} and seq > ${seq}
        and (select group_id from channels where channels.id = ${channelId}) is not null
      order by seq limit ${meantWithin}
    ) as later
    left join messages as answered on answered.channel_id = later.channel_id and answered.seq = later.reply_to
    where later.author_id is distinct from ${userId}
      and (later.mentions @> array[${userId}]::uuid[] or answered.author_id = ${userId})
    on conflict do nothing
  `.execute(db);
}

/** Of what somebody wants to be told there. Where they never were, they begin with what comes. */
export async function setNotify(
  db: Db,
  userId: string,
  channelId: string,
  level: NotifyLevel,
): Promise<void> {
  await sql`
    insert into channel_marks (user_id, channel_id, read_seq, notify)
    select ${userId}, channel_id, seq, ${level} from channel_heads where channel_id = ${channelId}
    on conflict (user_id, channel_id) do update set notify = excluded.notify
  `.execute(db);
}
