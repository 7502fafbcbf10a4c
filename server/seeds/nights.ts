import { badgeRules, profileRules, validatedRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../src/core/context.ts';
import { inTransaction } from '../src/core/transaction.ts';
import { relearn } from '../src/features/distribution/relearn.ts';
import { sumExposures } from '../src/features/distribution/sum-exposures.ts';
import { takeMetrics } from '../src/features/distribution/take-metrics.ts';
import { learnMedians } from '../src/features/iterations/diagnosis.queries.ts';
import { countMerits } from '../src/features/merits/count-merits.ts';
import { joinWaiting } from '../src/features/notifications/join-waiting.ts';
import { markRead } from '../src/features/notifications/mark-read.ts';
import { weighProjects } from '../src/features/validation/weigh-projects.ts';
import { memberContext } from './member-context.ts';
import { daysAgo, hoursAgo } from './story-time.ts';

/** What a night finds about testers shows within weeks; found then, it has. */
const daysSinceMerits = Math.max(profileRules.stepDaysMax, badgeRules.delayDaysMax) + 1;

/** Makers read what is new to them, though not at once. */
const hoursSinceRead = 40;

/** What the nights have found by now, and the clock since: nobody should have to wait until tomorrow to see it. */
export async function passNights(ctx: Context): Promise<void> {
  await relearn(ctx);
  await inTransaction(ctx, ({ db }) => learnMedians(db));
  for (let ago = validatedRules.nightsMax; ago >= 0; ago--) await weighProjects(daysAgo(ctx, ago));
  await countMerits(daysAgo(ctx, daysSinceMerits));
  await countMerits(ctx);
  await sumExposures(ctx, 'visible');
  await takeMetrics(ctx);
  // What was waiting to be shown then has been shown; otherwise it would come today as news of last week.
  await joinWaiting(hoursAgo(ctx, hoursSinceRead));
  for (const username of ['creator', 'both', 'tester']) {
    await markRead(await memberContext(hoursAgo(ctx, hoursSinceRead), username), { id: null });
  }
}
