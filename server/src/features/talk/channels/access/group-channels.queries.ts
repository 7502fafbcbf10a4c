import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export interface NewGroupChannel {
  id: string;
  groupId: string;
  name: string;
  isOpen: boolean;
  createdAt: Date;
}

/** At the end of its group's list. Marks are made when somebody first reads. */
export async function insertGroupChannel(db: Db, channel: NewGroupChannel): Promise<void> {
  const { id, groupId, name, isOpen, createdAt } = channel;
  await sql`
    with channel as (
      insert into channels (id, group_id, name, position, created_at)
      select ${id}::uuid, ${groupId}::uuid, ${name}, coalesce(max(position) + 1, 0), ${createdAt}::timestamptz
      from channels where group_id = ${groupId} and deleted_at is null
      returning id, group_id
    )
    insert into channel_heads (channel_id, group_id, is_open, moved_at)
    select id, group_id, ${isOpen}::boolean, ${createdAt}::timestamptz from channel
  `.execute(db);
}

export interface ChannelChange {
  name: string;
  slowSeconds: number;
}

/** False: it is none of the group's. */
export async function updateGroupChannel(
  db: Db,
  groupId: string,
  channelId: string,
  { name, slowSeconds }: ChannelChange,
): Promise<boolean> {
  const { rows } = await sql`
    update channels set name = ${name}, slow_seconds = ${slowSeconds}
    where id = ${channelId} and group_id = ${groupId} and deleted_at is null returning id
  `.execute(db);
  return rows.length > 0;
}

/** In the order given, from 0 on. */
export async function updatePositions(db: Db, groupId: string, channelIds: readonly string[]): Promise<void> {
  await sql`
    update channels set position = place - 1
    from unnest(${channelIds}::uuid[]) with ordinality as wanted (id, place)
    where channels.id = wanted.id and channels.group_id = ${groupId} and channels.deleted_at is null
  `.execute(db);
}

/**
 * One channel of a group, or all of them, are gone: nobody finds, reads or writes them from the commit on. Their heads leave the group, so that
 * lists of what is unread do not come to them. Answers which they are.
 */
export async function deleteFromGroup(
  db: Db,
  groupId: string,
  channelId: string | undefined,
  at: Date,
): Promise<string[]> {
  const one = channelId === undefined ? sql`` : sql`and id = ${channelId}`;
  const { rows } = await sql<{ id: string }>`
    with gone as (
      update channels set deleted_at = ${at} where group_id = ${groupId} and deleted_at is null ${one} returning id
    ), held as (
      select channel_id from channel_heads where channel_id in (select id from gone) order by channel_id for update
    ), closed as (
      update channel_heads set is_open = false, access_epoch = access_epoch + 1, group_id = null
      where channel_id in (select channel_id from held)
    )
    select id from gone
  `.execute(db);
  return rows.map(({ id }) => id);
}
