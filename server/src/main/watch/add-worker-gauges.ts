import { readOperations } from '../../platform/operations.ts';
import { readWaitingJobs } from '../../platform/queue.ts';
import type { Engines } from '../engines.ts';

/** What somebody must know of jobs, and of the database as a whole. Workers tell it: one is enough, and they are few. */
export function addWorkerGauges({ metrics, database }: Engines): void {
  const { db } = database;
  const waiting = shared(() => readWaitingJobs(db));
  const operations = shared(() => readOperations(db));
  metrics.gauges('job_waiting', 'Jobs that could begin now.', 'queue', async () =>
    byQueue(await waiting(), ({ waiting }) => waiting),
  );
  metrics.gauges(
    'job_oldest_waiting_seconds',
    'For how long the oldest job has been able to begin.',
    'queue',
    async () => byQueue(await waiting(), ({ oldestSeconds }) => oldestSeconds),
  );
  metrics.gauge('backup_age_seconds', 'Time since a backup was last said to be done.', async () => {
    return (await operations()).backupAgeSeconds ?? Number.NaN;
  });
  metrics.gauge('wal_age_seconds', 'Time since the log of changes was last archived.', async () => {
    return (await operations()).walAgeSeconds ?? Number.NaN;
  });
  metrics.gauge('replica_lag_seconds', 'How far the last standby is behind; 0 without one.', async () => {
    return (await operations()).replicaLagSeconds;
  });
}

/** One question for the gauges that are printed together. */
function shared<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | undefined;
  return () => {
    asked ??= read().finally(() => {
      asked = undefined;
    });
    return asked;
  };
}

function byQueue<Row extends { queue: string }>(rows: readonly Row[], value: (row: Row) => number) {
  return Object.fromEntries(rows.map((row) => [row.queue, value(row)]));
}
