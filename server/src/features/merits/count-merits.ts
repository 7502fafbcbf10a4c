import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/transaction.ts';
import { addUpContributions, type Contributions } from '../feedback/add-up-contributions.ts';
import { type Deeds, earnedLevels } from './badges.policy.ts';
import {
  addUpIterations,
  addUpMade,
  type Counts,
  grantBadges,
  listPeople,
  type PersonRow,
  saveCounts,
} from './merits.queries.ts';
import { shownStep } from './shown-step.ts';

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
  const given = await addUpContributions(ctx, ids);
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
    const counts = everybody.map(({ person: { id }, ...of }) => ({ id, ...countsFrom(of.done, of.made) }));
    await saveCounts(tx.db, counts, { mayFall: now.getUTCDate() === 1 });
    const earned = everybody.map(({ person, ...of }) => ({
      id: person.id,
      levels: earnedLevels(deedsFrom(person, of.done, of.made, now), now),
    }));
    await grantBadges(tx.db, earned, now);
  });
}

function countsFrom(done: Contributions, made: Made): Counts {
  return {
    feedbacksShared: shownStep(done.feedback),
    projectsTested: shownStep(done.tested),
    iterationsInspired: shownStep(done.inspired),
    collaborationsStarted: shownStep(done.revealed),
    projectsLaunched: made.launched,
    feedbacksReceived: made.received,
  };
}

function deedsFrom(person: PersonRow, done: Contributions, made: Made, now: Date): Deeds {
  return {
    helpful: done.helpful,
    helpedMakers: done.helpedMakers,
    inspiredProjects: done.inspiredProjects,
    iterations: made.iterations,
    credited: made.credited,
    categories: done.categories.toString(2).replaceAll('0', '').length,
    weeks: [...new Set([...done.weeks, ...made.weeks])],
    contributions: done.feedback + made.launched,
    daysHere: (now.getTime() - person.createdAt.getTime()) / day,
    isInGoodStanding: person.standing === 'good',
  };
}
