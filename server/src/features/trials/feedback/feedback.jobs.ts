import { feedbackLimits } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { deleteRemovedBefore } from './give/feedback.queries.ts';
import { announceTests } from './pending/announce-tests.ts';
import { releasePending } from './pending/release-pending.ts';
import { learnMedians } from './skips/skip-counts.queries.ts';
import { withholdDue } from './withheld/withhold-due.ts';

/** What can no longer be brought back is not kept. */
const forgetRemoved = job({
  name: 'feedback.forget-removed',
  payload: z.strictObject({}),
  schedule: { cron: '10 4 * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) =>
    deleteRemovedBefore(ctx.db, new Date(ctx.now().getTime() - feedbackLimits.restoreMinutes * 60_000)),
});

/** By the minute, so that a worker which was away at the full quarter of an hour is late by little. */
const releaseHiddenActs = job({
  name: 'feedback.release-pending',
  payload: z.strictObject({}),
  schedule: { cron: '* * * * *', timeZone: 'Europe/Paris' },
  handle: releasePending,
});

const announceBegun = job({
  name: 'feedback.announce-tests',
  payload: z.strictObject({}),
  schedule: { cron: '*/15 * * * *', timeZone: 'Europe/Paris' },
  handle: announceTests,
});

/** What skips are usually about in each category. A night is soon enough: medians move slowly. */
const learnSkips = job({
  name: 'feedback.learn-skips',
  payload: z.strictObject({}),
  schedule: { cron: '20 5 * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) => inTransaction(ctx, ({ db }) => learnMedians(db)),
});

/** By the minute, as what is pending is released. */
const withholdDueNotes = job({
  name: 'feedback.withhold-due',
  payload: z.strictObject({}),
  schedule: { cron: '* * * * *', timeZone: 'Europe/Paris' },
  handle: withholdDue,
});

export const feedbackJobs = [learnSkips, forgetRemoved, releaseHiddenActs, announceBegun, withholdDueNotes];
