import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export async function insertChannel(
  db: Db,
  { id, conversationId, createdAt }: { id: string; conversationId: string; createdAt: Date },
  people: readonly string[],
): Promise<void> {
  await sql`
    with channel as (
      insert into channels (id, conversation_id, created_at) values (${id}, ${conversationId}, ${createdAt}) returning id
    ), head as (
      insert into channel_heads (channel_id, moved_at) select id, ${createdAt}::timestamptz from channel
    )
    insert into channel_marks (user_id, channel_id) select person, channel.id from channel, unnest(${people}::uuid[]) as person
  `.execute(db);
}

/** The messages of a channel that is to go, a batch at a time; none left, and it goes itself. */
export async function deleteSomeMessages(db: Db, channelId: string, limit: number): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    delete from messages where channel_id = ${channelId} and seq in (
      select seq from messages where channel_id = ${channelId} order by seq limit ${limit})
  `.execute(db);
  return numAffectedRows;
}

export async function deleteChannel(db: Db, channelId: string): Promise<void> {
  await db.deleteFrom('channels').where('id', '=', channelId).execute();
}

export async function markChannelsDeleted(
  db: Db,
  conversationIds: readonly string[],
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update channels set deleted_at = ${at} where conversation_id = any (${conversationIds}::uuid[]) returning id
  `.execute(db);
  return rows.map(({ id }) => id);
}
