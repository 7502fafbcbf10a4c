import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { MessagePlace } from './change.queries.ts';

/** From now on these are meant by a message, and nobody else; of those who have read it, none. Answers who was not meant before. */
export async function replaceMentions(
  db: Db,
  { channelId, seq }: MessagePlace,
  userIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    with dropped as (
      delete from channel_mentions
      where channel_id = ${channelId} and seq = ${seq} and user_id <> all (${userIds}::uuid[])
    )
    insert into channel_mentions (user_id, channel_id, seq)
    select meant, ${channelId}::uuid, ${seq}::bigint from unnest(${userIds}::uuid[]) as meant
    where not exists (select from channel_marks
      where channel_marks.user_id = meant and channel_marks.channel_id = ${channelId} and channel_marks.read_seq >= ${seq})
    on conflict do nothing
    returning user_id
  `.execute(db);
  return rows.map(({ userId }) => userId);
}
