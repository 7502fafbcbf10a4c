import { sql } from 'kysely';
import type { Db } from './database.ts';

export interface BloatedTable {
  table: string;
  deadShare: number;
}

/** Tables of some size of which more than a fifth is rows that nobody can see any more. */
export async function listBloatedTables(db: Db): Promise<BloatedTable[]> {
  const { rows } = await sql<BloatedTable>`
    select schemaname || '.' || relname as table, n_dead_tup::float8 / (n_live_tup + n_dead_tup) as dead_share
    from pg_stat_user_tables
    where n_dead_tup > 10000 and n_dead_tup > 0.2 * (n_live_tup + n_dead_tup)
    order by n_dead_tup desc limit 20
  `.execute(db);
  return rows;
}
