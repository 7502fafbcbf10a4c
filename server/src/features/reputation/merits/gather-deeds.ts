import type { Context } from '../../../core/context.ts';
import {
  type Contributions,
  type ContributionsView,
  countContributions,
} from '../../trials/feedback/count-contributions.ts';
import type { Deeds } from './badges.policy.ts';
import { addUpIterations, addUpMade, type PersonRow } from './merits.queries.ts';

const day = 24 * 60 * 60 * 1000;

type Made = { launched: number; received: number; weeks: string[]; iterations: number; credited: number };

export interface Doer {
  id: string;
  done: Contributions;
  made: Made;
  /** What of it badges are earned by. */
  deeds: Deeds;
}

/** What each of these people has done that counts, as testers and as makers. */
export async function gatherDeeds(
  ctx: Pick<Context, 'db' | 'vault' | 'now'>,
  people: readonly PersonRow[],
  view: ContributionsView,
): Promise<Doer[]> {
  const now = ctx.now();
  const ids = people.map(({ id }) => id);
  const given = await countContributions(ctx, ids, view);
  const made = new Map((await addUpMade(ctx.db, ids, now)).map((row) => [row.ownerId, row]));
  const iterated = new Map((await addUpIterations(ctx.db, ids)).map((row) => [row.ownerId, row]));
  return people.map((person, index) => {
    const done = given[index] as Contributions;
    const own = {
      ...{ launched: 0, received: 0, weeks: [], iterations: 0, credited: 0 },
      ...made.get(person.id),
      ...iterated.get(person.id),
    };
    return { id: person.id, done, made: own, deeds: deedsFrom(person, done, own, now) };
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
