import { type Kysely, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { DB } from '../db/schema.ts';
import { describeError, type Log } from './log.ts';
import type { JobOutcome } from './metrics.ts';

export interface QueuedJob {
  name: string;
  payload: object;
}

/** How a queue treats failure. `patient` outlasts a dependency's outage of two days; the default gives up after five tries. */
export interface QueueSettings {
  name: string;
  patient: boolean;
}

const deadLetters = 'dead-letters';

/**
 * Creates pg-boss's tables and our queues. Run by `migrate`, before any process starts. Workers make a table a day
 * there, so where the role that runs `migrate` is another, they belong to `owner`.
 */
export async function installQueues(
  databaseUrl: string,
  queues: readonly QueueSettings[],
  owner?: string,
): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 1,
    supervise: false,
    schedule: false,
    ...(owner === undefined ? {} : { options: `-c role=${owner}`, createSchema: false }),
  });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue(deadLetters);
  for (const queue of queues) {
    await boss.createQueue(queue.name, settingsOf(queue));
    const { policy: _unchangeable, ...changeable } = settingsOf(queue);
    await boss.updateQueue(queue.name, changeable);
  }
  await boss.stop({ graceful: false });
}

/** Which of these queues, or of those that every process needs, are not installed. */
export async function missingQueues(pool: pg.Pool, names: readonly string[]): Promise<string[]> {
  const wanted = [deadLetters, ...names];
  const { rows: found } = await pool.query<{ exists: boolean }>(
    `select to_regclass('pgboss.queue') is not null as exists`,
  );
  if (!found[0]?.exists) return wanted;
  const { rows } = await pool.query<{ name: string }>('select name from pgboss.queue');
  return wanted.filter((name) => !rows.some((row) => row.name === name));
}

export type Enqueue = (db: Kysely<DB> | Transaction<DB>, job: QueuedJob) => Promise<void>;

/** The sending half, for API processes: it borrows the caller's transaction and owns no connection. */
export async function openQueueSender(pool: pg.Pool): Promise<Enqueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  return enqueueWith(boss);
}

export interface WorkQueue {
  enqueue: Enqueue;
  work(name: string, handle: (payload: unknown) => Promise<void>): Promise<void>;
  schedule(name: string, cron: string, timeZone: string): Promise<void>;
  /** Finishes the jobs in hand, then lets go. */
  stop(): Promise<void>;
}

/** How many jobs of one queue a worker process does at once. */
const handsPerQueue = 2;

const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

/** The working half, for worker processes. */
export async function openWorkQueue(
  databaseUrl: string,
  log: Log,
  worked: (queue: string, outcome: JobOutcome, seconds: number) => void,
): Promise<WorkQueue> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'firstlight-jobs',
    max: 4,
    migrate: false,
    useListenNotify: true,
    // A dead worker's jobs are noticed by their missing heartbeat at the next look.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ error: error.message }, 'queue error'));
  await boss.start();

  async function attempt(name: string, work: () => Promise<void>): Promise<void> {
    const begun = performance.now();
    const note = (outcome: JobOutcome) => worked(name, outcome, (performance.now() - begun) / 1_000);
    try {
      await work();
      note('done');
    } catch (error) {
      note('failed');
      log.warn({ err: error, job: name }, 'a job failed');
      // The queue keeps every field of what is thrown for weeks, and PostgreSQL's errors quote the row they are about.
      const { type, code, text } = describeError(error);
      throw new Error(`${type}: ${code ?? text}`);
    }
  }

  return {
    enqueue: enqueueWith(boss),
    async work(name, handle) {
      for (let hand = 0; hand < handsPerQueue; hand++) {
        const id = await boss.work(name, polling, async (jobs) => {
          // Who found a job looks for the next one right after it; pg-boss would rest until the next poll.
          boss.notifyWorker(id);
          for (const job of jobs) await attempt(name, () => handle(job.data));
        });
      }
    },
    schedule: (name, cron, timeZone) => boss.schedule(name, cron, {}, { tz: timeZone }),
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}

function enqueueWith(boss: PgBoss): Enqueue {
  return async (db, { name, payload }) => {
    const id = await boss.send(name, payload, { db: fromKysely(db) });
    // pg-boss answers null when it drops a job; a silent drop would break the promise of the transaction.
    if (id === null) throw new Error(`the queue ${name} refused a job`);
  };
}

function settingsOf(queue: QueueSettings) {
  const retries = queue.patient
    ? { retryLimit: 300, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 }
    : { retryLimit: 5, retryDelay: 2, retryBackoff: true, retryDelayMax: 300 };
  return {
    policy: 'standard' as const,
    ...retries,
    heartbeatSeconds: 10,
    expireInSeconds: 300,
    deadLetter: deadLetters,
    notify: true,
  };
}

/** How many jobs have failed for good; an operator's alarm hangs on it. */
export async function countDeadLetters(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from pgboss.job where name = ${deadLetters} and state = 'created'
  `.execute(db);
  return Number(rows[0]?.count ?? 0);
}

export interface WaitingJobs {
  queue: string;
  waiting: number;
  oldestSeconds: number;
}

/** Jobs that could begin now, counted to a thousand in each queue. */
export async function readWaitingJobs(db: Kysely<DB>): Promise<WaitingJobs[]> {
  const { rows } = await sql<WaitingJobs>`
    select queue.name as queue, found.waiting, found.oldest_seconds
    from pgboss.queue cross join lateral (
      select count(*)::int as waiting, coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as oldest_seconds
      from (select start_after from pgboss.job
        where job.name = queue.name and state < 'active' and start_after <= now()
        order by start_after limit 1000) as due
    ) as found
    where queue.name <> ${deadLetters}
  `.execute(db);
  return rows;
}

export interface QueueTrouble {
  /** Jobs that failed for good, counted to a limit, and the oldest of them. */
  dead: number;
  deadSince: Date | null;
  /** When a worker last looked at the timetable. Null: never. */
  timetableAt: Date | null;
}

export async function readQueueTrouble(db: Kysely<DB>, most: number): Promise<QueueTrouble> {
  const { rows } = await sql<QueueTrouble>`
    select count(*)::int as dead, min(created_on) as dead_since, (select cron_on from pgboss.version) as timetable_at
    from (select created_on from pgboss.job where name = ${deadLetters} and state = 'created' limit ${most}) as dead
  `.execute(db);
  return rows[0] ?? { dead: 0, deadSince: null, timetableAt: null };
}
