import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { isSpent } from './database-away.ts';
import type { DB } from './schema.ts';
import { settingsAtStart } from './session-settings.ts';
import { tellBusy } from './tell-busy.ts';
import { watchAnswers } from './watch-answers.ts';

export type Db = Kysely<DB> | Transaction<DB>;

export interface Database {
  db: Kysely<DB>;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface PoolOptions {
  url: string;
  size: number;
  /** Shown in pg_stat_activity, so that an operator can tell an API process from a worker. */
  name: string;
  /** Whether the address may be a pooler's: then the role brings the settings, not the connection. */
  isPooled?: boolean;
  /** Told how long each wait for a connection was. */
  waited?(seconds: number): void;
  /** Longer than PostgreSQL lets a statement run: by then it is not slow but silent. */
  silenceMs?: number;
  /** For how long somebody waits for a connection: a new one, or one that others use. */
  patienceMs?: number;
}

export function openDatabase(options: PoolOptions): Database {
  const { url, size, name, isPooled = false, silenceMs = 8_000, patienceMs = 5_000 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: name,
    connectionTimeoutMillis: patienceMs,
    query_timeout: silenceMs,
    keepAlive: true,
    ...(isPooled ? {} : { options: settingsAtStart }),
  });
  // A connection that dies is replaced by the pool, and whoever was using it gets an error of their own. Without
  // these listeners Node would stop the process: the pool's is for idle connections, the other for those in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let answers = 0;
  const leave = leaveSpentConnections(pool);
  watchAnswers(pool, {
    answered: () => {
      answers += 1;
    },
    failed: (client, error) => isSpent(error) && leave(client),
  });
  tellBusy(pool, () => answers, options.waited);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
  return { db, pool, close: () => db.destroy() };
}

/**
 * Whoever stopped waiting for an answer leaves a connection on which it may still come, or never, and one that has become
 * read-only leads to a server that was replaced: nobody else gets either.
 */
function leaveSpentConnections(pool: pg.Pool): (client: pg.PoolClient) => void {
  const spent = new WeakSet<object>();
  pool.on('release', (_error, client) => {
    if (spent.has(client)) void (client as unknown as pg.Client).end().catch(() => undefined);
  });
  return (client) => void spent.add(client);
}
