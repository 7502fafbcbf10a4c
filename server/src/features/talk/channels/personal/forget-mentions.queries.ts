import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** The id leads to nobody any more. Their name stays a word of the text. */
export async function forgetMessageMentions(db: Db, userId: string): Promise<void> {
  await sql`
    update messages set mentions = array_remove(mentions, ${userId}::uuid)
    where mentions @> array[${userId}]::uuid[] and mentions <> '{}'
  `.execute(db);
}
