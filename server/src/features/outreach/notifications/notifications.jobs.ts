import { retention } from '@firstlight/contract/legal.ts';
import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import { runSteps } from '../../../platform/run-steps.ts';
import { buildDigest } from './deliver/build-digest.ts';
import { mailDigest } from './deliver/mail-digest.ts';
import { dueMails } from './deliver/notification-mails.queries.ts';
import { deleteCausesBefore, deleteNewsBefore, deleteReadBefore } from './list/notifications.queries.ts';
import { pushJobs } from './push/push.jobs.ts';

export const mailNews = job({
  name: 'notifications.mail-news',
  kind: 'mail',
  payload: z.strictObject({ userId: z.uuid(), mailedAt: z.iso.datetime() }),
  patient: true,
  handle: mailDigest,
});

export const gatherDue = job({
  name: 'notifications.gather-due',
  payload: z.strictObject({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
  async handle(ctx) {
    await inBatches(async (limit) => {
      const due = await dueMails(ctx.db, ctx.now(), limit);
      for (const { userId } of due) await buildDigest(ctx, userId);
      return BigInt(due.length);
    }, 500);
  },
});

/** What is older than this is of no use under a bell. */
export const forgetOldNews = job({
  name: 'notifications.forget-old',
  payload: z.strictObject({}),
  schedule: { cron: '50 3 * * *', timeZone: 'Europe/Paris' },
  async handle(ctx) {
    const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * 86_400_000);
    await runSteps({
      read: () => deleteReadBefore(ctx.db, daysAgo(retention.readNotificationDays)),
      notifications: () => deleteNewsBefore(ctx.db, daysAgo(retention.notificationDays)),
      causes: () => deleteCausesBefore(ctx.db, daysAgo(retention.readNotificationDays)),
    });
  },
});

export const notificationJobs = [mailNews, gatherDue, forgetOldNews, ...pushJobs];
