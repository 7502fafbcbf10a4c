import { counterNames } from '@firstlight/contract/profile-limits.ts';
import type { Context } from '../../core/context.ts';
import type { Levels } from './badges.policy.ts';
import { type Counts, findCounts, listBadges } from './merits.queries.ts';

export interface Merits {
  counts: Counts;
  levels: Levels;
}

/** Somebody's counters of the last night, and their badges; whoever has no row has done nothing yet that shows. */
export async function readMerits({ db, now }: Pick<Context, 'db' | 'now'>, userId: string): Promise<Merits> {
  const row = await findCounts(db, userId);
  const badges = await listBadges(db, userId, now());
  return {
    counts: Object.fromEntries(counterNames.map((name) => [name, row?.[name] ?? 0])) as Counts,
    levels: Object.fromEntries(badges.map(({ badge, level }) => [badge, level])),
  };
}
