import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export async function listReactedChannels(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ channelId: string }>`
    select distinct channel_id from message_reactions where user_id = ${userId} and is_counted order by channel_id
  `.execute(db);
  return rows.map(({ channelId }) => channelId);
}

/** Subtracts up to `limit` reactions of a member from the counts of a channel’s messages. Returns how many it found. */
export async function countDown(
  db: Db,
  { channelId, userId, rev, limit }: { channelId: string; userId: string; rev: number; limit: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from message_reactions where ctid = any (array(
        select ctid from message_reactions
        where channel_id = ${channelId} and user_id = ${userId} and is_counted limit ${limit}))
      returning seq, kind
    ), changed as (
    update messages set rev = ${rev}, is_changed = true, reactions = (
      select array_agg(count - (select count(*) from gone where gone.seq = messages.seq and gone.kind = place)::smallint order by place)
      from unnest(reactions) with ordinality as given (count, place))
    where channel_id = ${channelId} and seq in (select seq from gone)
    )
    select count(*)::int as count from gone
  `.execute(db);
  return rows[0]?.count ?? 0;
}
