import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { inPages } from '../../../core/in-pages.ts';
import type { Person } from '../../../core/personal-part.ts';
import type { Db } from '../../../db/database.ts';
import { peopleAs } from '../../people/accounts/accounts.sql.ts';

export function commentsOf({ db }: Context, { id }: Person) {
  return inPages<{ id: string }>((last, limit) =>
    db
      .selectFrom('comments')
      .selectAll()
      .where('authorId', '=', id)
      .$if(last !== undefined, (query) => query.where('id', '>', last?.id ?? ''))
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
}

/**
 * Empties what nobody else could read: without an author, the words of somebody limited would be shown to everybody.
 * Their places go with the nightly job, unless replies hang on them.
 */
export async function emptyUnseenOf(db: Db, authorId: string, now: Date): Promise<void> {
  await sql`
    update comments set body = null, mentions = '{}', deleted_at = coalesce(deleted_at, ${now})
    where author_id = ${authorId} and (
      deleted_at is not null or taken_down_at is not null or exists (select from ${peopleAs('users')} where id = ${authorId} and standing <> 'good' and not is_standing_hidden)
    )
  `.execute(db);
}

/** The name leads nowhere any more, and to nobody else who may take it one day. */
export async function forgetMentionsOf(db: Db, username: string): Promise<void> {
  await sql`
    update comments set mentions = array_remove(mentions, ${username})
    where mentions @> array[${username}]::text[] and mentions <> '{}'
  `.execute(db);
}
