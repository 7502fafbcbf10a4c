import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { emptyChannel } from './access/empty-channel.ts';
import { gatherSegments } from './search/gather-segments.ts';
import { rebuildStale } from './search/rebuild-stale.ts';
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

export const gatherSegmentsJob = job({
  name: 'channels.gather-segments',
  payload: z.strictObject({ channelId: z.uuid() }),
  handle: gatherSegments,
});

const rebuildStaleJob = job({
  name: 'channels.rebuild-stale',
  payload: z.strictObject({}),
  schedule: { cron: '*/5 * * * *', timeZone: 'UTC' },
  handle: (ctx) => rebuildStale(ctx),
});

export const channelJobs = [emptyChannelJob, dropRemovedJob, gatherSegmentsJob, rebuildStaleJob];
