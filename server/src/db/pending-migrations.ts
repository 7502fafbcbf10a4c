import { readdir } from 'node:fs/promises';
import { parse } from 'node:path';
import type pg from 'pg';

/** Migrations that this release brings and the database has not seen, oldest first. What a newer release brought is no matter. */
export async function pendingMigrations(pool: pg.Pool, directory: string): Promise<string[]> {
  const known = await appliedTo(pool);
  const files = (await readdir(directory)).filter((file) => /^\d/.test(file) && /\.(?:sql|ts)$/.test(file));
  return files
    .map((file) => parse(file).name)
    .filter((name) => !known.has(name))
    .toSorted();
}

async function appliedTo(pool: pg.Pool): Promise<Set<string>> {
  const { rows: found } = await pool.query<{ exists: boolean }>(
    `select to_regclass('migrations') is not null as exists`,
  );
  if (!found[0]?.exists) return new Set();
  const { rows } = await pool.query<{ name: string }>('select name from migrations');
  return new Set(rows.map(({ name }) => name));
}
