import * as z from 'zod';
import { job } from '../../../core/jobs.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import { gatherPushes } from './gather-pushes.ts';
import { pushGathered } from './push-gathered.ts';
import { duePushes } from './push-turns.queries.ts';

export const pushNews = job({
  name: 'notifications.push-news',
  payload: z.strictObject({ userId: z.uuid(), pushedAt: z.iso.datetime() }),
  patient: true,
  handle: pushGathered,
});

export const gatherDuePushes = job({
  name: 'notifications.gather-due-pushes',
  payload: z.strictObject({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
  async handle(ctx) {
    await inBatches(async (limit) => {
      const due = await duePushes(ctx.db, ctx.now(), limit);
      for (const { userId } of due) await gatherPushes(ctx, userId);
      return BigInt(due.length);
    }, 500);
  },
});

export const pushJobs = [pushNews, gatherDuePushes];
