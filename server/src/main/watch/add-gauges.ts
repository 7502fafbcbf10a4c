import { countUncertainMails } from '../../platform/mail/ledger.ts';
import { countDeadLetters } from '../../platform/queue.ts';
import { version } from '../../platform/version.ts';
import type { Engines } from '../engines.ts';

/** What every process tells of itself and of what it stands on, asked for only when somebody looks at /metrics. */
export function addGauges({ metrics, database, redis }: Engines, service: 'api' | 'worker'): void {
  const { pool } = database;
  metrics.gauges('build_info', 'The release that runs here: always 1.', 'release', () => ({
    [`${service} ${version}`]: 1,
  }));
  metrics.gauges('db_pool', 'Connections to the database, and who waits for one.', 'state', () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  metrics.gauge('redis_up', 'Whether Redis can be asked.', () => (redis.status === 'ready' ? 1 : 0));
  metrics.gauge('dead_letters', 'Jobs that failed for good.', () => countDeadLetters(database.db));
  metrics.gauge('uncertain_mails', 'Mails that may or may not have left, last 7 days.', () =>
    countUncertainMails(database.db),
  );
}
