import { commentLimits } from '@firstlight/contract/showcase/comments/comment-limits.ts';
import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { forgetCommentsBefore } from './comments.queries.ts';

/** What can no longer be brought back is not kept. */
const forgetRemoved = job({
  name: 'comments.forget-removed',
  payload: z.strictObject({}),
  schedule: { cron: '15 4 * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) =>
    forgetCommentsBefore(ctx.db, new Date(ctx.now().getTime() - commentLimits.restoreMinutes * 60_000)),
});

export const commentJobs = [forgetRemoved];
