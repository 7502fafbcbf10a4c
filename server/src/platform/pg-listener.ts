import pg from 'pg';
import type { Log } from './log.ts';

export interface PgListener {
  stop(): Promise<void>;
}

export interface Ears {
  /** By channel. */
  heard: Record<string, (payload: string) => void>;
  /** After a lost connection: what was said meanwhile was not heard. */
  regained(): void;
}

/**
 * Hears PostgreSQL's NOTIFY, on one connection for all channels. PostgreSQL delivers a notice when, and only when, its
 * transaction commits, and it works while Redis is down: that is why revocations travel this way.
 */
export async function listen(url: string, { heard, regained }: Ears, log: Log): Promise<PgListener> {
  let client: pg.Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'firstlight-listener',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    next.on('notification', ({ channel, payload }) => heard[channel]?.(payload ?? ''));
    next.on('error', () => undefined);
    next.on('end', reconnect);
    await next.connect();
    for (const channel of Object.keys(heard)) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  }

  function reconnect(): void {
    if (stopped) return;
    log.warn('lost the listening connection');
    // A failed try is reported twice, as an error and as an end; it must not lead to two new tries.
    clearTimeout(retry);
    retry = setTimeout(() => void connect().then(regained, reconnect), 500);
  }

  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
