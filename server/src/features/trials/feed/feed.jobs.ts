import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import { deleteVisitsBefore } from './visit/visits.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** What somebody was shown in which order is of no use the day after. */
const forgetVisits = job({
  name: 'feed.forget-visits',
  payload: z.strictObject({}),
  schedule: { cron: '25 * * * *', timeZone: 'UTC' },
  handle: (ctx) =>
    inBatches((limit) => deleteVisitsBefore(ctx.db, new Date(ctx.now().getTime() - day), limit)),
});

export const feedJobs = [forgetVisits];
