import * as z from 'zod';
import { job } from '../../core/jobs.ts';
import { inTransaction } from '../../core/transaction.ts';
import { learnMedians } from './diagnosis.queries.ts';

/** What skips are usually about in each category. A night is soon enough: medians move slowly. */
const learnSkips = job({
  name: 'iterations.learn-skips',
  payload: z.strictObject({}),
  schedule: { cron: '20 5 * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) => inTransaction(ctx, ({ db }) => learnMedians(db)),
});

export const iterationJobs = [learnSkips];
