import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { countMerits, publishMerits } from './count-merits.ts';

const countAll = job({
  name: 'merits.count-merits',
  payload: z.strictObject({}),
  schedule: { cron: '20 5 * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) => countMerits(ctx),
});

const publishAll = job({
  name: 'merits.publish-merits',
  payload: z.strictObject({}),
  schedule: { cron: '40 5 1 * *', timeZone: 'Europe/Paris' },
  handle: (ctx) => publishMerits(ctx),
});

export const meritJobs = [countAll, publishAll];
