import pg from 'pg';
import { compareSchema, readSchema } from './schema-files.ts';

/** Any number, as long as all processes use the same one. */
const schemaLock = 4_711_001;

/**
 * Creates the schema in an empty database, in one transaction, and stores its hash. A database with tables is left as it
 * is. Several processes may call it at once: one creates the schema, the others wait and find it.
 */
export async function createSchema(
  databaseUrl: string,
  directory: string,
): Promise<'created' | 'same' | 'different'> {
  const { files, hash } = await readSchema(directory);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'firstlight-migrate' });
  await client.connect();
  try {
    await client.query('begin');
    // The role may limit how long a statement waits; here a process waits until the first one has finished.
    await client.query('set local lock_timeout = 0; set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [schemaLock]);
    const found = await compareSchema(client, hash);
    if (found !== 'none') return found;
    for (const { sql } of files) await client.query(sql);
    await client.query('create table schema_baseline (hash text primary key)');
    await client.query('insert into schema_baseline (hash) values ($1)', [hash]);
    await client.query('commit');
    return 'created';
  } finally {
    await client.end();
  }
}
