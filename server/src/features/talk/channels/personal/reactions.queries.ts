import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export async function listReactedChannels(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ channelId: string }>`
    select distinct channel_id from message_reactions where user_id = ${userId} and is_counted order by channel_id
  `.execute(db);
  return rows.map(({ channelId }) => channelId);
}

/** Takes what somebody gave off the counts of a channel’s messages, under a number just taken. */
export async function countDown(db: Db, channelId: string, userId: string, rev: number): Promise<void> {
  await sql`
    with gone as (
      delete from message_reactions where channel_id = ${channelId} and user_id = ${userId} and is_counted returning seq, kind
    )
    update messages set rev = ${rev}, is_changed = true, reactions = (
      select array_agg(count - (select count(*) from gone where gone.seq = messages.seq and gone.kind = place)::smallint order by place)
      from unnest(reactions) with ordinality as given (count, place))
    where channel_id = ${channelId} and seq in (select seq from gone)
  `.execute(db);
}
