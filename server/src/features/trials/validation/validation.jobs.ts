import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { judgeProjects } from './judge-projects.ts';

/** After the distribution has counted who is active. */
const weighAll = job({
  name: 'validation.weigh-projects',
  payload: z.strictObject({}),
  schedule: { cron: '10 5 * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) => judgeProjects(ctx),
});

export const validationJobs = [weighAll];
