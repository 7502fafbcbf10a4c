import { setTimeout as pause } from 'node:timers/promises';
import { patiently } from './patiently.ts';
import type { TestDatabase } from './servers/database.ts';

/**
 * Vacuums these tables until it has been on every page. What somebody else's look keeps it from tidying is read once more
 * by every statement after it, in one world and not in the other.
 */
export async function settle(database: TestDatabase, tables: readonly string[]): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    await patiently(database, `vacuum (analyze) ${tables.join(', ')}`);
    const { rows } = await database.pool.query<{ name: string }>(
      `select oid::regclass as name from pg_class where oid = any($1::regclass[]) and relallvisible < relpages`,
      [tables],
    );
    if (rows.length === 0) return;
    await pause(50);
  }
  throw new Error(`Somebody has kept vacuum from ${tables.join(', ')} for ten seconds.`);
}
