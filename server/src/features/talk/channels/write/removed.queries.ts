import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** Text, mentions and reactions of what was removed before a moment. */
export async function emptyRemoved(db: Db, before: Date, limit: number): Promise<bigint | undefined> {
  const { numAffectedRows } = await sql`
    with removed as (
      update messages set body = null, mentions = '{}', reactions = '{0,0,0,0,0}' where (channel_id, seq) in (
        select channel_id, seq from messages where removed_at < ${before} and body is not null limit ${limit})
      returning channel_id, seq
    ), forgotten as (
      delete from message_reactions using removed
      where message_reactions.channel_id = removed.channel_id and message_reactions.seq = removed.seq
    ), unmeant as (
      delete from channel_mentions using removed
      where channel_mentions.channel_id = removed.channel_id and channel_mentions.seq = removed.seq
    )
    select from removed
  `.execute(db);
  return numAffectedRows;
}
