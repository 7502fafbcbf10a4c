import { commentLimits } from '@firstlight/contract/comment-limits.ts';
import * as z from 'zod';
import { job } from '../../core/jobs.ts';
import { forgetRemovedBefore } from './comments.queries.ts';

/** What can no longer be brought back is not kept. */
const forgetRemoved = job({
  name: 'comments.forget-removed',
  payload: z.strictObject({}),
  schedule: { cron: '15 4 * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) =>
    forgetRemovedBefore(ctx.db, new Date(ctx.now().getTime() - commentLimits.restoreMinutes * 60_000)),
});

export const commentJobs = [forgetRemoved];
