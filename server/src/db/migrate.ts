import { setTimeout as wait } from 'node:timers/promises';
import { runner } from 'node-pg-migrate';
import pg from 'pg';

/** Any number, as long as all processes mean the same. */
const migrationLock = 4_711_001;

/** Applies pending migrations. Several processes may call it at once: the others wait, then find nothing to do. */
export async function migrate(databaseUrl: string, directory: string): Promise<string[]> {
  const dbClient = new pg.Client({ connectionString: databaseUrl, application_name: 'firstlight-migrate' });
  await dbClient.connect();
  try {
    while (!(await isMine(dbClient))) await wait(100);
    // A statement that waits for a table makes everyone after it wait as well: better to fail and be run again.
    await dbClient.query(`set lock_timeout = '500ms'`);
    const applied = await runner({
      dbClient,
      dir: directory,
      direction: 'up',
      migrationsTable: 'migrations',
      noLock: true,
      log: () => undefined,
    });
    return applied.map(({ name }) => name);
  } finally {
    await dbClient.end();
  }
}

/** Asked again and again: a statement that waits would be waited for by an index that is built concurrently, for ever. */
async function isMine(dbClient: pg.Client): Promise<boolean> {
  const { rows } = await dbClient.query('select pg_try_advisory_lock($1) as mine', [migrationLock]);
  return rows[0]?.mine === true;
}
