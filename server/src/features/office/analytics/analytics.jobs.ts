import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { rollUpNight, rollUpToday } from './count/roll-up.ts';

/** Soon after a day has ended: who was there in a week is not known for long. */
const countNight = job({
  name: 'analytics.count-night',
  payload: z.strictObject({}),
  schedule: { cron: '20 0 * * *', timeZone: 'UTC' },
  handle: (ctx) => rollUpNight(ctx),
});

/** After what hidden testers did has shown, with the full quarter of an hour. */
const countToday = job({
  name: 'analytics.count-today',
  payload: z.strictObject({}),
  schedule: { cron: '9-59/15 * * * *', timeZone: 'UTC' },
  handle: (ctx) => rollUpToday(ctx),
});

export const analyticsJobs = [countNight, countToday];
