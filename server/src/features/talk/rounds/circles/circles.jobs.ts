import * as z from 'zod';
import { job } from '../../../../core/job.ts';
import { turnCircles } from './turn-circles.ts';

/** By the minute, as rounds are ended. */
export const turnCirclesJob = job({
  name: 'rounds.turn-circles',
  payload: z.strictObject({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
  handle: (ctx) => turnCircles(ctx),
});
