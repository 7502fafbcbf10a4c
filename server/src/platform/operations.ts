import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.ts';

export interface Operations {
  /** Null: never. */
  backupAgeSeconds: number | null;
  /** Null: nothing was archived yet, or nothing is. */
  walAgeSeconds: number | null;
  replicaLagSeconds: number;
}

/** How backups and standbys are, as PostgreSQL knows it. */
export async function readOperations(db: Kysely<DB>): Promise<Operations> {
  const { rows } = await sql<Operations>`
    select
      (select extract(epoch from now() - done_at)::float8 from operations where name = 'backup') as backup_age_seconds,
      (select extract(epoch from now() - last_archived_time)::float8 from pg_stat_archiver) as wal_age_seconds,
      (select coalesce(max(extract(epoch from replay_lag)), 0)::float8 from pg_stat_replication) as replica_lag_seconds
  `.execute(db);
  return rows[0] ?? { backupAgeSeconds: null, walAgeSeconds: null, replicaLagSeconds: 0 };
}

/** Notes that something which happens outside of the program was done just now. */
export async function noteOperation(db: Kysely<DB>, name: 'backup' | 'demo', now: Date): Promise<void> {
  await db
    .insertInto('operations')
    .values({ name, doneAt: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ doneAt: now }))
    .execute();
}

export async function isNoted(db: Kysely<DB>, name: 'demo'): Promise<boolean> {
  const row = await db.selectFrom('operations').select('name').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}
