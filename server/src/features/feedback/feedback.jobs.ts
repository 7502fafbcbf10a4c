import { feedbackLimits } from '@firstlight/contract/feedback-limits.ts';
import * as z from 'zod';
import { job } from '../../core/jobs.ts';
import { deleteRemovedBefore } from './feedback.queries.ts';

/** What can no longer be brought back is not kept. */
const forgetRemoved = job({
  name: 'feedback.forget-removed',
  payload: z.strictObject({}),
  schedule: { cron: '10 4 * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) =>
    deleteRemovedBefore(ctx.db, new Date(ctx.now().getTime() - feedbackLimits.restoreMinutes * 60_000)),
});

export const feedbackJobs = [forgetRemoved];
