import {
  type TesterCounter,
  testerCounters,
} from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import { profileRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import type { Contributions } from '../../trials/feedback/count-contributions.ts';
import { earnedLevels } from './badges.policy.ts';
import { gatherDeeds } from './gather-deeds.ts';
import { grantBadges, listPeople, type PersonRow, type ReachedStep, saveSteps } from './merits.queries.ts';
import { reachesStep } from './reaches-step.ts';

const batch = 500;

/** Runs every night. Stores the steps of testers' counters and the badges that people have earned. */
export async function countMerits(ctx: Context): Promise<void> {
  let last: string | undefined;
  for (;;) {
    const people = await listPeople(ctx.db, last, batch);
    if (people.length > 0) await countBatch(ctx, people);
    if (people.length < batch) return;
    last = people.at(-1)?.id;
  }
}

async function countBatch(ctx: Context, people: readonly PersonRow[]): Promise<void> {
  const now = ctx.now();
  const everybody = await gatherDeeds(ctx, people);
  await inTransaction(ctx, async (tx) => {
    await saveSteps(
      tx.db,
      everybody.flatMap(({ id, done }) => stepsFrom(done).map((reached) => ({ id, ...reached }))),
      now,
    );
    const earned = everybody.map(({ id, deeds }) => ({ id, levels: earnedLevels(deeds, now) }));
    await grantBadges(tx.db, earned, now);
  });
}

/** The highest step of each counter that somebody has reached by now. */
function stepsFrom(done: Contributions): Omit<ReachedStep, 'id'>[] {
  const isReached: Record<TesterCounter, (step: number) => boolean> = {
    feedbacksShared: (step) => reachesStep(done.feedback, step),
    projectsTested: (step) => reachesStep(done.tested, step),
    iterationsInspired: (step) => done.inspiredMakers >= step,
    collaborationsStarted: (step) => done.collaborators >= step,
  };
  return testerCounters.flatMap((counter) => {
    const step = profileRules.counterSteps.findLast(isReached[counter]);
    return step === undefined ? [] : [{ counter, step }];
  });
}
