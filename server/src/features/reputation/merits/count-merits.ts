import {
  type TesterCounter,
  testerCounters,
} from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import { profileRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../core/context.ts';
import { inTransaction, type TransactionContext } from '../../../core/transaction.ts';
import type { Contributions } from '../../trials/feedback/count-contributions.ts';
import { earnedLevels, sum } from './badges.policy.ts';
import { type Doer, gatherDeeds } from './gather-deeds.ts';
import { meritEvents } from './merits.events.ts';
import { grantBadges, listPeople, publishBadges, replaceSteps } from './merits.queries.ts';

const batch = 500;

/** Runs every night. Grants the badges that people have earned, and notifies them. */
export function countMerits(ctx: Context): Promise<void> {
  return inPeople(ctx, async (tx, people) => {
    const now = tx.now();
    const earned = people.map(({ id, deeds }) => ({ id, levels: earnedLevels(deeds, now) }));
    for (const { isHighest, ...badge } of await grantBadges(tx.db, earned, now))
      if (isHighest) tx.record(meritEvents.badgeEarned, badge);
  });
}

/**
 * Runs in the first night of each month. Publishes the steps of testers' counters and the badges as they are now. A maker
 * who credits one tester and reads profiles every night would name the right one five times as often as by chance.
 */
export async function publishMerits(ctx: Context): Promise<void> {
  await inPeople(ctx, async (tx, people) => {
    const steps = people.flatMap(({ id, done }) => stepsFrom(done).map((step) => ({ id, ...step })));
    await replaceSteps(
      tx.db,
      people.map(({ id }) => id),
      steps,
    );
    await publishBadges(
      tx.db,
      people.map(({ id }) => id),
    );
  });
}

async function inPeople(
  ctx: Context,
  work: (tx: TransactionContext<Context>, people: readonly Doer[]) => Promise<void>,
): Promise<void> {
  let last: string | undefined;
  for (;;) {
    const people = await listPeople(ctx.db, last, batch);
    if (people.length > 0) {
      const doers = await gatherDeeds(ctx, people, 'public');
      await inTransaction(ctx, (tx) => work(tx, doers));
    }
    if (people.length < batch) return;
    last = people.at(-1)?.id;
  }
}

export function testerCounts(done: Contributions): Record<TesterCounter, number> {
  return {
    feedbacksShared: sum(done.feedback),
    projectsTested: sum(done.tested),
    iterationsInspired: done.inspiredMakers,
    collaborationsStarted: done.collaborators,
  };
}

/** Returns the highest step of each counter that a person has reached. */
function stepsFrom(done: Contributions): { counter: TesterCounter; step: number }[] {
  const counts = testerCounts(done);
  return testerCounters.flatMap((counter) => {
    const step = profileRules.counterSteps.findLast((reached) => counts[counter] >= reached);
    return step === undefined ? [] : [{ counter, step }];
  });
}
