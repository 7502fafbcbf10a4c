import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { refreshMoved } from './lists/refresh-moved.ts';
import { purgeGroups } from './settings/purge-groups.ts';

const purgeGroupsJob = job({
  name: 'groups.purge-groups',
  payload: z.strictObject({}),
  schedule: { cron: '20 * * * *', timeZone: 'UTC' },
  handle: (ctx) => purgeGroups(ctx),
});

const refreshMovedJob = job({
  name: 'groups.refresh-moved',
  payload: z.strictObject({}),
  schedule: { cron: '5 0 * * *', timeZone: 'UTC' },
  handle: (ctx) => refreshMoved(ctx),
});

export const groupJobs = [purgeGroupsJob, refreshMovedJob];
