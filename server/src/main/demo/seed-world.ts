import { defaultLanguage } from '@firstlight/contract/languages.ts';
import type { Context } from '../../core/context.ts';
import type { JobContext, JobRequest } from '../../core/job.ts';
import { createOutbox } from '../../core/outbox.ts';
import { openQueueSender } from '../../platform/queue.ts';
import type { Engines } from '../engines.ts';
import { listeners } from '../registries.ts';
import { runPendingJobs } from '../run-pending-jobs.ts';
import { sharedContext } from '../shared-context.ts';

/** Fills an empty database with the people of the demo and what they did. False: there is somebody already. */
export async function seedWorld(engines: Engines, say: (sentence: string) => void): Promise<boolean> {
  const { config, log } = engines;
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
  // Only whoever wants a made-up world loads it.
  const { seedDemo } = await import('../../../seeds/demo.ts');
  const seeded = await seedDemo(ctx, followUp, say);
  for (const request of waiting) await enqueueJob(db, request);
  return seeded;
}
