import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { peopleAs } from '../../../people/accounts/accounts.sql.ts';

/**
 * Empties what nobody else could read, and keeps it from them: without an author, the words of somebody limited would be shown to everybody. What was gathered of it goes within minutes.
 */
export async function emptyUnseenMessages(db: Db, authorId: string): Promise<void> {
  await sql`
    with emptied as (
    update messages set body = null, mentions = '{}', is_withheld = true
    where author_id = ${authorId} and (
      is_withheld or removed_at is not null or taken_down_at is not null
      or exists (select from ${peopleAs('users')} where id = ${authorId} and standing <> 'good' and not is_standing_hidden)
    ) returning channel_id, seq
    )
    update message_segments set is_stale = true, changes = changes + 1
    where (channel_id, first_seq) in (select channel_id, seq - (seq - 1) % 1000 from emptied)
  `.execute(db);
}
