import { defaultLanguage } from '@firstlight/contract/languages.ts';
import type { Job, JobContext } from '../core/job.ts';
import { createOutbox } from '../core/outbox.ts';
import { type Config, directUrl } from '../platform/config/config.ts';
import { createGuardedFetch } from '../platform/guarded-fetch/guarded-fetch.ts';
import { createLivePublisher, type LivePush } from '../platform/live/live-bus.ts';
import { createLog } from '../platform/log.ts';
import { openDemoMailbox } from '../platform/mail/demo-mailbox.ts';
import { createMailLines } from '../platform/mail/mail-line.ts';
import { createSendMail } from '../platform/mail/send-mail.ts';
import { openSmtp } from '../platform/mail/smtp.ts';
import { openWorkQueue } from '../platform/queue.ts';
import type { Step } from '../platform/shutdown.ts';
import { requireDemoWorld } from './demo/require-demo-world.ts';
import { type Engines, openEngines } from './engines.ts';
import { listeners } from './registries.ts';
import { requireSchema } from './require-schema.ts';
import { serveProbes } from './serve-probes.ts';
import { sharedContext } from './shared-context.ts';
import { addGauges } from './watch/add-gauges.ts';
import { addWorkerGauges } from './watch/add-worker-gauges.ts';
import { noteJobs } from './watch/note-jobs.ts';
import { requireReplayed } from './watch/require-replayed.ts';

export interface WorkerOptions {
  config: Config;
  jobs: readonly Job<never>[];
  schemaDirectory: string;
}

export interface RunningWorker {
  engines: Engines;
  /** Of its probes; empty without WORKER_PORT. */
  url: string;
  stopSteps: readonly Step[];
}

/** One worker process: takes jobs and keeps the timetable. Any number of them may run side by side. */
export async function startWorker({ config, jobs, schemaDirectory }: WorkerOptions): Promise<RunningWorker> {
  const log = createLog(config.LOG_LEVEL);
  const engines = openEngines(config, log, 'firstlight-worker');
  const queues = jobs.map(({ name }) => name);
  await requireSchema(engines.database.pool, { schemaDirectory, queues });
  await requireReplayed(engines);
  const queue = await openWorkQueue(directUrl(config), log, noteJobs(engines.metrics, jobs));
  const demo = config.DEMO ? openDemoMailbox(engines.redis, engines.now) : undefined;
  const smtp = openSmtp(config.SMTP_URL, config.MAIL_FROM);
  const transport = demo?.transport(smtp) ?? smtp;
  const publish = createLivePublisher(engines.redis);
  const push = (rung: LivePush) => {
    publish(rung).catch((error: unknown) => log.warn({ err: error }, 'a live push was lost'));
  };
  const outbox = createOutbox({ listeners, enqueueJob: queue.enqueue, push, log });
  await requireDemoWorld(engines, outbox);
  const ctx: JobContext = {
    ...sharedContext(engines, outbox),
    actor: { kind: 'system' },
    language: defaultLanguage,
    sendMail: createSendMail({ db: engines.database.db, transport, log, mailed: engines.metrics.mailed }),
    openMailLine: demo?.openLine ?? createMailLines(config.SMTP_URL),
    mailFrom: config.MAIL_FROM,
    mailboxDomain: config.MAILBOX_DOMAIN,
    areMailsSigned: config.NODE_ENV !== 'production' || config.MAIL_SIGNED_BY === 'relay',
    fetchGuarded: createGuardedFetch(),
    takeLimit: engines.takeLimit,
    teamInbox: config.TEAM_INBOX,
  };

  for (const job of jobs) {
    if (job.schedule) await queue.schedule(job.name, job.schedule.cron, job.schedule.timeZone);
    await queue.work(job.name, (payload) => job.run(ctx, payload));
  }

  addGauges(engines, 'worker');
  addWorkerGauges(engines);
  const probes = await serveProbes(engines, config.WORKER_PORT);

  return {
    engines,
    url: probes.url,
    stopSteps: [
      { name: 'turn not ready', run: probes.turnNotReady },
      { name: 'finish jobs', run: () => queue.stop() },
      { name: 'close probes', run: probes.close },
      { name: 'close engines', run: () => engines.database.close() },
      { name: 'leave redis and mail', run: leaveRedisAndMail },
    ],
  };

  function leaveRedisAndMail(): void {
    engines.redis.disconnect();
    transport.close();
  }
}
