import { feedbackLimits } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { deleteRemovedBefore } from './give/feedback.queries.ts';
import { publishResponses } from './publish/publish-responses.ts';
import { learnMedians } from './skips/skip-counts.queries.ts';
import { withholdDue } from './withheld/withhold-due.ts';

/** Runs every night. Deletes removed feedback that its author can no longer restore. */
const forgetRemoved = job({
  name: 'feedback.forget-removed',
  payload: z.strictObject({}),
  schedule: { cron: '10 4 * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) =>
    deleteRemovedBefore(ctx.db, new Date(ctx.now().getTime() - feedbackLimits.restoreMinutes * 60_000)),
});

/** Runs every minute, so that a missed run delays responses by one minute and not by one boundary. */
const publish = job({
  name: 'feedback.publish-responses',
  payload: z.strictObject({}),
  schedule: { cron: '* * * * *', timeZone: 'Europe/Paris' },
  handle: publishResponses,
});

/** Runs every night. Learns how often each skip reason is given in each category. */
const learnSkips = job({
  name: 'feedback.learn-skips',
  payload: z.strictObject({}),
  schedule: { cron: '20 5 * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) => inTransaction(ctx, ({ db }) => learnMedians(db)),
});

/** Runs every minute. Withholds the responses of limited authors whose time has come. */
const withholdDueNotes = job({
  name: 'feedback.withhold-due',
  payload: z.strictObject({}),
  schedule: { cron: '* * * * *', timeZone: 'Europe/Paris' },
  handle: withholdDue,
});

export const feedbackJobs = [learnSkips, forgetRemoved, publish, withholdDueNotes];
