import { defaultLanguage } from '@firstlight/contract/languages.ts';
import { seedDemo } from '../../seeds/demo.ts';
import { createOutbox } from '../core/outbox.ts';
import { readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { openQueueSender } from '../platform/queue.ts';
import { openEngines } from './engines.ts';
import { listeners } from './listeners.ts';
import { sharedContext } from './shared-context.ts';

const config = readConfig(process.env);
// Their password is printed in the source: in production they would be doors for anybody.
if (config.NODE_ENV === 'production') throw new Error('The demo world is for development only.');
const log = createLog(config.LOG_LEVEL);
const engines = openEngines(config, log, 'firstlight-seed');
const enqueueJob = await openQueueSender(engines.database.pool);
const outbox = createOutbox({ listeners, enqueueJob, push: () => undefined, log });
const seeded = await seedDemo({
  ...sharedContext(engines, outbox),
  actor: { kind: 'system' },
  language: defaultLanguage,
});
log.info(
  { seeded },
  seeded ? 'the demo world is in place' : 'there are people here already; nothing was seeded',
);
await engines.database.close();
engines.redis.disconnect();
process.exit(0);
