import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { countQuarter } from './count-quarter.ts';
import { dayOf, quarterBefore } from './quarters.ts';
import { isQuarterCounted } from './transparency.queries.ts';

/** Every night, so that a night that was missed is made up for; a quarter is counted once. */
const countQuarters = job({
  name: 'transparency.count-quarter',
  payload: z.strictObject({}),
  schedule: { cron: '40 4 * * *', timeZone: 'Europe/Paris' },
  async handle(ctx) {
    const quarter = quarterBefore(ctx.now());
    if (await isQuarterCounted(ctx.db, dayOf(quarter.from))) return;
    await inTransaction(ctx, (tx) => countQuarter(tx, quarter));
  },
});

export const transparencyJobs = [countQuarters];
