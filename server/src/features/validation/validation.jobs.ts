import * as z from 'zod';
import { job } from '../../core/jobs.ts';
import { weighProjects } from './weigh-projects.ts';

/** After the distribution has counted who is active. */
const weighAll = job({
  name: 'validation.weigh-projects',
  payload: z.strictObject({}),
  schedule: { cron: '10 5 * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) => weighProjects(ctx),
});

export const validationJobs = [weighAll];
