import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { inBatches } from '../../../../platform/in-batches.ts';

/** The id leads to nobody any more. Their name stays a word of the text. */
export function forgetMessageMentions(db: Db, userId: string): Promise<void> {
  return inBatches(async (limit) => {
    const { numAffectedRows } = await sql`
      update messages set mentions = array_remove(mentions, ${userId}::uuid)
      where ctid = any (array(
        select ctid from messages where mentions @> array[${userId}]::uuid[] and mentions <> '{}' limit ${limit}))
    `.execute(db);
    return numAffectedRows;
  }, 1_000);
}
