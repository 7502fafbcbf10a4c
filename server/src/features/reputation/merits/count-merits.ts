import {
  type TesterCounter,
  testerCounters,
} from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import { profileRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { type Contributions, countContributions } from '../../trials/feedback/count-contributions.ts';
import { type Deeds, earnedLevels } from './badges.policy.ts';
import {
  addUpIterations,
  addUpMade,
  grantBadges,
  listPeople,
  type PersonRow,
  type ReachedStep,
  saveCounts,
  saveSteps,
} from './merits.queries.ts';
import { reachesStep } from './reaches-step.ts';

const batch = 500;
const day = 24 * 60 * 60 * 1000;

type Made = { launched: number; received: number; weeks: string[]; iterations: number; credited: number };

/** Every night: everybody's counters, and the badges they have earned. What is written is what is shown, and no more. */
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
  const ids = people.map(({ id }) => id);
  const given = await countContributions(ctx, ids);
  const made = new Map((await addUpMade(ctx.db, ids, now)).map((row) => [row.ownerId, row]));
  const iterated = new Map((await addUpIterations(ctx.db, ids)).map((row) => [row.ownerId, row]));
  const everybody = people.map((person, index) => ({
    person,
    done: given[index] as Contributions,
    made: {
      ...{ launched: 0, received: 0, weeks: [], iterations: 0, credited: 0 },
      ...made.get(person.id),
      ...iterated.get(person.id),
    },
  }));
  await inTransaction(ctx, async (tx) => {
    const counts = everybody.map(({ person: { id }, made: { launched, received } }) => ({
      id,
      projectsLaunched: launched,
      feedbacksReceived: received,
    }));
    await saveCounts(tx.db, counts);
    await saveSteps(
      tx.db,
      everybody.flatMap(({ person: { id }, done }) => stepsFrom(done).map((reached) => ({ id, ...reached }))),
      now,
    );
    const earned = everybody.map(({ person, ...of }) => ({
      id: person.id,
      levels: earnedLevels(deedsFrom(person, of.done, of.made, now), now),
    }));
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

function deedsFrom(person: PersonRow, done: Contributions, made: Made, now: Date): Deeds {
  return {
    helpful: done.helpful,
    inspiredMakers: done.inspiredMakers,
    answeredMakers: done.feedback.length,
    iterations: made.iterations,
    credited: made.credited,
    categories: done.categories.toString(2).replaceAll('0', '').length,
    weeks: [...new Set([...done.weeks, ...made.weeks])],
    contributions: done.feedback.reduce((sum, count) => sum + count, made.launched),
    daysHere: (now.getTime() - person.createdAt.getTime()) / day,
    isInGoodStanding: person.standing === 'good',
  };
}
