import { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** The column `text` of the first row: an answer that PostgreSQL has put together crosses Node in one piece. */
export async function readText(db: Db, statement: string, values: unknown[]): Promise<string | undefined> {
  const { rows } = await db.executeQuery<{ text: string }>(CompiledQuery.raw(statement, values));
  return rows[0]?.text;
}
