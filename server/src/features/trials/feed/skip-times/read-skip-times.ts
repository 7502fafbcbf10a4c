import { skipTimeRules } from '@firstlight/contract/trials/feed/feed-rules.ts';
import type { SkipTimes } from '@firstlight/contract/trials/feed/skip-times.ts';
import type { Context } from '../../../../core/context.ts';
import { medianSkipTime } from './skip-times.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** Whole days only: a figure that moved with each skip would tell an admin when somebody skips. */
export async function readSkipTimes({ db, now }: Context): Promise<SkipTimes> {
  const today = now();
  const first = new Date(today.getTime() - skipTimeRules.windowDays * day);
  const { median, count } = await medianSkipTime(db, dayOf(first), dayOf(today));
  return { median: count < skipTimeRules.toldFrom ? null : median, count };
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
