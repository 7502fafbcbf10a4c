import pg from 'pg';
import { databaseServer, databaseUrl } from '../settings.ts';

export interface TestDatabase {
  url: string;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  count(text: string, values?: unknown[]): Promise<number>;
  drop(): Promise<void>;
}

/** A database of its own, copied from the template. */
export async function copyTemplate(template: string, name: string): Promise<TestDatabase> {
  await onServer(`create database ${name} template ${template}`);
  const pool = new pg.Pool({ connectionString: databaseUrl(name), max: 2 });
  pool.on('error', () => undefined);
  return {
    url: databaseUrl(name),
    query: async (text, values) => (await pool.query(text, values)).rows,
    count: async (text, values) => Number((await pool.query(text, values)).rows[0]?.count),
    async drop() {
      await pool.end();
      await onServer(`drop database if exists ${name} with (force)`);
    },
  };
}

export async function onServer(statement: string, url = databaseServer): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
