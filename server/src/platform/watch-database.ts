import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';

export interface DatabaseWatch {
  /** Whether PostgreSQL answered lately. From memory: it costs nothing and waits for nobody. */
  isThere(): boolean;
  stop(): Promise<void>;
}

export interface WatchOptions {
  url: string;
  log: Log;
  everyMs?: number;
  /** As long as PostgreSQL lets a statement run: on a busy machine it may be slow with this one, too. */
  silenceMs?: number;
  /** Done with every new connection, before PostgreSQL counts as there: it may have been replaced meanwhile. */
  connected?(): Promise<void>;
}

/** One failure may be a machine that was busy for a moment; taking every process for dead would be worse. */
const failuresInARow = 3;

/** Asks PostgreSQL once a second, on a connection of its own: in the pool it would wait behind the load it tells of. */
export function watchDatabase(options: WatchOptions): DatabaseWatch {
  const { log, everyMs = 1_000 } = options;
  const ending = new AbortController();
  let client: pg.Client | undefined;
  let failures = 0;
  const isThere = () => failures < failuresInARow;

  async function look(): Promise<void> {
    try {
      if (!client) {
        client = await connect(options);
        await options.connected?.();
      }
      await client.query('select 1');
      if (!isThere()) log.info('the database is there again');
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === failuresInARow) log.error({ err: error }, 'not ready: the database is away');
      const lost = client;
      client = undefined;
      void lost?.end().catch(() => undefined);
    }
  }

  async function keepLooking(): Promise<void> {
    while (!ending.signal.aborted) {
      await look();
      await wait(everyMs, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
    }
  }

  const looking = keepLooking();
  return {
    isThere,
    async stop() {
      ending.abort();
      await looking;
      await client?.end().catch(() => undefined);
    },
  };
}

async function connect({ url, silenceMs = 5_000 }: WatchOptions): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'firstlight-ready',
    connectionTimeoutMillis: silenceMs,
    query_timeout: silenceMs,
    keepAlive: true,
  });
  // Node would stop the process for an error nobody listens to; the next look finds out.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
