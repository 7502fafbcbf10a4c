import type { Context } from '../src/core/context.ts';
import { inTransaction } from '../src/core/transaction.ts';
import { rollUpSince } from '../src/features/office/analytics/count/roll-up.ts';
import { markRead } from '../src/features/outreach/notifications/list/mark-read.ts';
import { countMerits, publishMerits } from '../src/features/reputation/merits/count-merits.ts';
import { nightlyUpkeep } from '../src/features/trials/distribution/learn/nightly-upkeep.ts';
import { measureMetrics } from '../src/features/trials/distribution/measure/measure-metrics.ts';
import { sumExposures } from '../src/features/trials/distribution/measure/sum-exposures.ts';
import { learnMedians } from '../src/features/trials/feedback/skips/skip-counts.queries.ts';
import { judgeProjects } from '../src/features/trials/validation/judge-projects.ts';
import { memberContext } from './member-context.ts';
import { daysAgo, hoursAgo } from './story-time.ts';

/** Makers read what is new to them, though not at once. */
const hoursSinceRead = 40;

/** The age of the demo people. Admins compare at most this many days. */
const daysCounted = 120;

/** What the nights have found by now, and the clock since: nobody should have to wait until tomorrow to see it. */
export async function runNightlyJobs(ctx: Context): Promise<void> {
  await nightlyUpkeep(ctx);
  await inTransaction(ctx, ({ db }) => learnMedians(db));
  await judgeProjects(ctx);
  await countMerits(ctx);
  await publishMerits(ctx);
  await sumExposures(ctx, 'visible');
  await measureMetrics(ctx);
  await rollUpSince(ctx, daysAgo(ctx, daysCounted).now());
  for (const username of ['creator', 'both', 'tester']) {
    await markRead(await memberContext(hoursAgo(ctx, hoursSinceRead), username), { id: null });
  }
}
