import type { Realtime } from '../../platform/live/realtime.ts';
import { countUncertainMails } from '../../platform/mail/ledger.ts';
import { countDeadLetters } from '../../platform/queue.ts';
import type { Engines } from '../engines.ts';

/** Numbers worth an alarm, asked for only when somebody looks at /metrics. */
export function addGauges({ metrics, database }: Engines, realtime: Realtime): void {
  metrics.gauge('live_connections', 'Open sockets at this process.', realtime.connections);
  metrics.gauge('dead_letters', 'Jobs that failed for good.', () => countDeadLetters(database.db));
  metrics.gauge('uncertain_mails', 'Mails that may or may not have left, last 7 days.', () =>
    countUncertainMails(database.db),
  );
}
