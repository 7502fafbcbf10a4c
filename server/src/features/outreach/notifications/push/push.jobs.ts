import * as z from 'zod';
import { job } from '../../../../core/job.ts';
import { inBatches } from '../../../../platform/in-batches.ts';
import { buildPush } from './build-push.ts';
import { duePushes } from './push-deliveries.queries.ts';
import { pushDigest } from './push-digest.ts';

export const pushNews = job({
  name: 'notifications.push-news',
  payload: z.strictObject({ userId: z.uuid(), pushedAt: z.iso.datetime() }),
  patient: true,
  handle: pushDigest,
});

export const gatherDuePushes = job({
  name: 'notifications.gather-due-pushes',
  payload: z.strictObject({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
  async handle(ctx) {
    await inBatches(async (limit) => {
      const due = await duePushes(ctx.db, ctx.now(), limit);
      for (const { userId } of due) await buildPush(ctx, userId);
      return BigInt(due.length);
    }, 500);
  },
});

export const pushJobs = [pushNews, gatherDuePushes];
