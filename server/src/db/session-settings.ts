import type pg from 'pg';

/**
 * What every connection for requests and jobs works under, as `pg_settings` prints it. A page that scans instead of seeking
 * should fail loudly, and an abandoned transaction must not hold locks. Memoize is sized from the whole table's estimate,
 * which makes small pages pay for large tables. A random page of a disk without moving parts costs hardly more than the next
 * one; told otherwise, the planner reads whole tables. Compiling a statement that ends in a millisecond takes twenty; pages
 * are found by probes, which look dear beforehand.
 */
export const sessionSettings: Readonly<Record<string, string>> = {
  statement_timeout: '5000',
  lock_timeout: '3000',
  idle_in_transaction_session_timeout: '10000',
  enable_memoize: 'off',
  random_page_cost: '1.1',
  jit: 'off',
};

/** As a connection brings them along. A pooler refuses that: its connections are everybody's. */
export const settingsAtStart: string = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** Those that are not in force where this pool leads. */
export async function missingSettings(pool: pg.Pool): Promise<string[]> {
  const names = Object.keys(sessionSettings);
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [names],
  );
  return names.filter((name) => rows.find((row) => row.name === name)?.setting !== sessionSettings[name]);
}
