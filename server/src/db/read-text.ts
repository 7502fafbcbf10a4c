import type { Db } from './database.ts';
import { executePrepared, type PreparedText } from './prepared.ts';

/** The column `text` of the first row: an answer that PostgreSQL has put together crosses Node in one piece. */
export async function readText(
  db: Db,
  statement: PreparedText,
  values: readonly unknown[],
): Promise<string | undefined> {
  const { rows } = await executePrepared<{ text: string }>(db, statement, values);
  return rows[0]?.text;
}
