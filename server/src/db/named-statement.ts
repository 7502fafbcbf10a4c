import type pg from 'pg';
import type { Db } from './pool.ts';

/** SQL that is parsed and planned once per connection instead of at every call: for what is asked thousands of times a second. */
export interface NamedStatement {
  name: string;
  text: string;
}

const pools = new WeakMap<object, pg.Pool>();

export function rememberPool(db: Db, pool: pg.Pool): void {
  pools.set(db, pool);
}

/** The first column of the first row, as the text it arrives as. For reads outside transactions. */
export async function readText(
  db: Db,
  statement: NamedStatement,
  values: unknown[],
): Promise<string | undefined> {
  const pool = pools.get(db);
  if (!pool) throw new Error('named statements run on the pool, not inside a transaction');
  const { rows } = await pool.query<[string]>({ ...statement, values, rowMode: 'array' });
  return rows[0]?.[0];
}
