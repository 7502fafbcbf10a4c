import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { peopleAs } from '../../../people/accounts/accounts.sql.ts';

/**
 * Empties what nobody else could read, and keeps it from them: without an author, the words of somebody limited would be shown to everybody.
 */
export async function emptyUnseenMessages(db: Db, authorId: string): Promise<void> {
  await sql`
    update messages set body = null, mentions = '{}', is_withheld = true
    where author_id = ${authorId} and (
      is_withheld or removed_at is not null or taken_down_at is not null
      or exists (select from ${peopleAs('users')} where id = ${authorId} and standing <> 'good' and not is_standing_hidden)
    )
  `.execute(db);
}
