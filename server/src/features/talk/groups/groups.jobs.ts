import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { refreshMoved } from './lists/refresh-moved.ts';
import { handOverSuspended } from './personal/hand-over-suspended.ts';
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

const handOverSuspendedJob = job({
  name: 'groups.hand-over-suspended',
  payload: z.strictObject({}),
  schedule: { cron: '35 4 * * *', timeZone: 'UTC' },
  handle: (ctx) => handOverSuspended(ctx),
});

export const groupJobs = [purgeGroupsJob, refreshMovedJob, handOverSuspendedJob];
