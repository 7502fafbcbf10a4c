import { iterationLimits } from '@firstlight/contract/trials/iterations/iteration-limits.ts';
import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { forgetIterationsBefore } from './iterations.queries.ts';

/** What can no longer be brought back is not kept. */
const forgetRemoved = job({
  name: 'iterations.forget-removed',
  payload: z.strictObject({}),
  schedule: { cron: '25 4 * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) =>
    forgetIterationsBefore(ctx.db, new Date(ctx.now().getTime() - iterationLimits.restoreMinutes * 60_000)),
});

export const iterationJobs = [forgetRemoved];
