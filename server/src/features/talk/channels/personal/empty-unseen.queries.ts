import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { peopleAs } from '../../../people/accounts/accounts.sql.ts';

/**
 * Empties what nobody else could read, and keeps it from them: without an author, the words of somebody limited would be shown to everybody. What was gathered of it goes within minutes.
 */
export async function emptyUnseenMessages(db: Db, authorId: string): Promise<void> {
  let last: { channelId: string; seq: string } | undefined;
  do {
    const { rows } = await sql<{ channelId: string; seq: string }>`
      with page as (
        select channel_id, seq, is_withheld or removed_at is not null or taken_down_at is not null
          or exists (select from ${peopleAs('users')} where id = ${authorId} and standing <> 'good' and not is_standing_hidden)
          as is_unseen
        from messages
        where author_id = ${authorId} ${last ? sql`and (channel_id, seq) > (${last.channelId}::uuid, ${last.seq}::bigint)` : sql``}
        order by channel_id, seq limit 1000
      ), emptied as (
        update messages set body = null, mentions = '{}', is_withheld = true
        from page where page.is_unseen and messages.channel_id = page.channel_id and messages.seq = page.seq
        returning messages.channel_id, messages.seq
      ), stale as (
        update message_segments set is_stale = true, changes = changes + 1
        where (channel_id, first_seq) in (select channel_id, seq - (seq - 1) % 1000 from emptied)
      )
      select channel_id, seq::text from page order by channel_id desc, seq desc limit 1
    `.execute(db);
    last = rows[0];
  } while (last);
}
