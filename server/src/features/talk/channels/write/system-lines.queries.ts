import type { SystemLine } from '@firstlight/contract/talk/channels/message.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** Undefined: the group has no such channel. Nobody’s right is asked for, so no epoch is. */
export async function insertSystemLine(
  db: Db,
  { groupId, name }: { groupId: string; name: string },
  { id, systemLine, sentAt }: { id: string; systemLine: SystemLine; sentAt: Date },
): Promise<{ channelId: string; seq: number; rev: number } | undefined> {
  const { rows } = await sql<{ channelId: string; seq: number; rev: number }>`
    with head as (
      update channel_heads set seq = seq + 1, rev = rev + 1, moved_at = ${sentAt}
      where channel_id = (select id from channels where group_id = ${groupId} and name = ${name} and deleted_at is null)
      returning channel_id, seq, rev
    ), written as (
      insert into messages (channel_id, seq, id, sent_at, rev, system_line)
      select channel_id, seq, ${id}::uuid, ${sentAt}::timestamptz, rev, ${systemLine}::system_line from head
    )
    select channel_id, seq::float8 as seq, rev::float8 as rev from head
  `.execute(db);
  return rows[0];
}
