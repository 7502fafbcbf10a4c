import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { compareSchema, readSchema } from '../src/db/schema-files.ts';

/** Creates the development database on a machine that has PostgreSQL but has never seen Firstlight; anew where asked. */
export async function ensureDatabase(url: string, isFresh = false): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  if (isFresh)
    await onServer(url, (client) =>
      client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
    );
  if (await hasDatabase(url, name)) return;
  // Whatever the machine's own databases are written in, this one holds every language.
  await onServer(url, (client) =>
    client.query(`create database ${pg.escapeIdentifier(name)} encoding 'UTF8' template template0`),
  );
}

/** Whether another version of the schema created the database. */
export async function hasOtherSchema(url: string): Promise<boolean> {
  if (!(await hasDatabase(url, new URL(url).pathname.slice(1)))) return false;
  const { hash } = await readSchema(fileURLToPath(new URL('../schema', import.meta.url)));
  return withClient(url, async (client) => (await compareSchema(client, hash)) === 'different');
}

/** Whether the server behind an address has a database of that name. */
export async function hasDatabase(url: string, name: string): Promise<boolean> {
  const { rowCount } = await onServer(url, (client) =>
    client.query('select 1 from pg_database where datname = $1', [name]),
  );
  return rowCount !== 0;
}

async function onServer<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  return withClient(new URL('/postgres', url).href, work);
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
