import * as z from 'zod';
import { job } from '../../core/jobs.ts';
import { countMerits } from './count-merits.ts';

const countAll = job({
  name: 'merits.count-merits',
  payload: z.strictObject({}),
  schedule: { cron: '20 5 * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) => countMerits(ctx),
});

export const meritJobs = [countAll];
