import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { announceBadges } from './announce-badges.ts';
import { countMerits } from './count-merits.ts';

const countAll = job({
  name: 'merits.count-merits',
  payload: z.strictObject({}),
  schedule: { cron: '20 5 * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) => countMerits(ctx),
});

/** Every minute, since a badge comes at any moment of the day. */
const announceAll = job({
  name: 'merits.announce-badges',
  payload: z.strictObject({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
  handle: (ctx) => announceBadges(ctx),
});

export const meritJobs = [countAll, announceAll];
