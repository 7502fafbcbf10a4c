import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { requireAll } from '../../../scripts/requirements/require-all.ts';
import { checkPostgres } from '../../scripts/check-postgres.ts';
import { createSchema } from '../db/create-schema.ts';
import { installQueues } from '../platform/queue.ts';

/** Any number, as long as all processes of all runs mean the same. */
const templateLock = 4_711_002;

/** Creates the database that tests copy, unless another process has already created it. */
export async function ensureTemplate(serverUrl: string, template: string): Promise<void> {
  requireAll(await checkPostgres('TEST_DATABASE_SERVER', serverUrl));
  const client = new pg.Client({ connectionString: new URL('/postgres', serverUrl).href });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(client, serverUrl, template);
  } finally {
    await client.end();
  }
}

/** It gets its name last: what has the name is whole. */
async function makeTemplate(client: pg.Client, serverUrl: string, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`;
  const url = new URL(`/${unfinished}`, serverUrl).href;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  await createSchema(url, fileURLToPath(new URL('../../schema', import.meta.url)));
  await installQueues(url, []);
  await client.query(`alter database ${unfinished} rename to ${template}`);
}
