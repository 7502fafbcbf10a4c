import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Deletes the rows of a table that meet a condition, in statements of at most `limit` rows, so that no statement runs long
 * or locks many rows. Choose a lower limit where rows of other tables are deleted with each row.
 */
export async function deleteInBatches(
  db: Db,
  table: string,
  condition: RawBuilder<unknown>,
  limit = 5_000,
): Promise<void> {
  let deleted: bigint | undefined;
  do {
    const result = await sql`
      delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${condition} limit ${limit}))
    `.execute(db);
    deleted = result.numAffectedRows;
  } while (deleted !== undefined && deleted >= limit);
}
