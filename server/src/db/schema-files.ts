import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Queryable {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
}

export interface SchemaFiles {
  /** In the order of their names. */
  files: { name: string; sql: string }[];
  hash: string;
}

/** Reads the SQL files of the schema. Their hash ignores comments, so that a reworded comment keeps every database. */
export async function readSchema(directory: string): Promise<SchemaFiles> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
  const files = await Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(join(directory, name), 'utf8') })),
  );
  const statements = files.map(({ sql }) => sql.replaceAll(/^ *--.*\n/gm, '')).join('\n');
  return { files, hash: createHash('sha256').update(statements).digest('hex') };
}

/** Compares the schema of a database with a hash: `none` if it has no tables, `different` if another schema created them. */
export async function compareSchema(
  database: Queryable,
  hash: string,
): Promise<'none' | 'same' | 'different'> {
  const { rows } = await database.query(
    `select to_regclass('public.schema_baseline') is not null as "hasHash",
       exists (select from pg_tables where schemaname = 'public') as "hasTables"`,
  );
  const { hasHash, hasTables } = rows[0] ?? {};
  if (!hasHash) return hasTables ? 'different' : 'none';
  const stored = await database.query('select hash from schema_baseline');
  return stored.rows[0]?.['hash'] === hash ? 'same' : 'different';
}
