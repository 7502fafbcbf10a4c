import { defaultLanguage } from '@firstlight/contract/languages.ts';
import { seedDemo } from '../../seeds/demo.ts';
import type { Context } from '../core/context.ts';
import type { JobContext, JobRequest } from '../core/job.ts';
import { createOutbox } from '../core/outbox.ts';
import { StartRefusal } from '../platform/config/start-refusal.ts';
import { createLog } from '../platform/log.ts';
import { openQueueSender } from '../platform/queue.ts';
import { openEngines } from './engines.ts';
import { listeners } from './registries.ts';
import { runPendingJobs } from './run-pending-jobs.ts';
import { runProcess } from './run-process.ts';
import { sharedContext } from './shared-context.ts';

await runProcess(process.env, async (config) => {
  // Their password is printed in the source: in production they would be doors for anybody.
  if (config.NODE_ENV === 'production') throw new StartRefusal('The demo world is for development only.');
  const log = createLog(config.LOG_LEVEL);
  const engines = openEngines(config, log, 'firstlight-seed');
  const { db } = engines.database;
  const enqueueJob = await openQueueSender(engines.database.pool);
  const waiting: JobRequest[] = [];
  const outbox = createOutbox({
    listeners,
    enqueueJob: async (_db, request) => void waiting.push(request),
    push: () => undefined,
    log,
  });
  const ctx: JobContext = {
    ...sharedContext(engines, outbox),
    actor: { kind: 'system' },
    language: defaultLanguage,
    // A password that everybody knows need not be slow to guess.
    passwordCost: { N: 2 ** 10, r: 8, p: 1 },
    sendMail: () => Promise.reject(new Error('mails are sent by the worker')),
    openMailLine: () => {
      throw new Error('mails are sent by the worker');
    },
    mailFrom: config.MAIL_FROM,
    mailboxDomain: config.MAILBOX_DOMAIN,
    areMailsSigned: false,
    takeLimit: engines.takeLimit,
    fetchGuarded: async () => ({ ok: false, reason: 'failed' }),
    teamInbox: config.TEAM_INBOX,
  };
  const followUp = async ({ now }: Context) => {
    for (const mail of await runPendingJobs({ ...ctx, now }, waiting)) await enqueueJob(db, mail);
  };
  const seeded = await seedDemo(ctx, followUp, (sentence) => log.info(sentence));
  for (const request of waiting) await enqueueJob(db, request);
  log.info(seeded ? 'the demo world is complete' : 'there are people here already; nothing was seeded');
  await engines.database.close();
  engines.redis.disconnect();
  process.exit(0);
});
