import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { emptyChannel } from './access/empty-channel.ts';
import { dropRemoved } from './write/drop-removed.ts';

export const emptyChannelJob = job({
  name: 'channels.empty-channel',
  payload: z.strictObject({ channelId: z.uuid() }),
  handle: emptyChannel,
});

const dropRemovedJob = job({
  name: 'channels.drop-removed',
  payload: z.strictObject({}),
  schedule: { cron: '*/5 * * * *', timeZone: 'UTC' },
  handle: (ctx) => dropRemoved(ctx),
});

export const channelJobs = [emptyChannelJob, dropRemovedJob];
