import pg from 'pg';
import { until } from '../until.ts';
import type { World } from '../world.ts';

export interface Hold {
  /** Somebody has come as far as what is held, and waits for it. */
  untilWaitedFor(): Promise<void>;
  release(): Promise<void>;
}

/** Locks what a statement locks, so that a process can be stopped exactly where it needs it. */
export async function hold(world: World, statement: string): Promise<Hold> {
  const client = new pg.Client({ connectionString: world.database.url });
  await client.connect();
  await client.query('begin');
  await client.query(statement);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const waiting = `select count(*) from pg_stat_activity where $1 = any (pg_blocking_pids(pid))`;
  return {
    untilWaitedFor: () =>
      until(`somebody to wait for: ${statement}`, async () => {
        return (await world.database.count(waiting, [rows[0]?.pid])) > 0;
      }),
    async release() {
      await client.query('rollback');
      await client.end();
    },
  };
}
