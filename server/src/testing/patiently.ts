import pg from 'pg';
import type { TestDatabase } from './servers/database.ts';

/**
 * Asks without the product's limits of time. Filling and tidying large tables takes a busy machine longer than anybody
 * may wait for a page.
 */
export async function patiently(
  { url }: TestDatabase,
  text: string,
  values: unknown[] = [],
): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}
