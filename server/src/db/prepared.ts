import { CompiledQuery, type QueryResult, sql } from 'kysely';
import type { Db } from './database.ts';

/** A text that is planned once per connection, and the name by which the connection knows it. */
export interface PreparedText {
  name: string;
  text: string;
}

/**
 * `prepared<Row>('feed.find-waits')` is written in place of Kysely's `sql<Row>`: the statement is parsed and planned once per
 * connection. Worth it where planning costs more than running, and only for text that never varies: one name stands for one
 * text, and the driver refuses another under it.
 */
export function prepared<Row>(name: string) {
  return (...template: Parameters<typeof sql>) => ({
    execute(db: Db): Promise<QueryResult<Row>> {
      const { sql: text, parameters } = sql<Row>(...template).compile(db);
      return executePrepared(db, { name, text }, parameters);
    },
  });
}

/** The same of a text that is written out with its `$1`. */
export const preparedText = (name: string, text: string): PreparedText => ({ name, text });

export function executePrepared<Row>(
  db: Db,
  { name, text }: PreparedText,
  values: readonly unknown[],
): Promise<QueryResult<Row>> {
  // Kysely hands its text to the driver as it is, and the driver takes a named one in its place.
  const named = { name, text } as unknown as string;
  return db.executeQuery<Row>({ ...CompiledQuery.raw(text, [...values]), sql: named });
}
