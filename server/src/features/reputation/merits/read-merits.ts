import { type CounterName, counterNames } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import type { Context } from '../../../core/context.ts';
import type { Levels } from './badges.policy.ts';
import { addUpMade, listBadges, listSteps } from './merits.queries.ts';

export interface Merits {
  /** What makers did as it is, what testers did by the step that shows. */
  counts: Record<CounterName, number>;
  levels: Levels;
}

/** Returns the counters and badges that show by now. A maker's counters are counted when they are read. */
export async function readMerits({ db, now }: Pick<Context, 'db' | 'now'>, userId: string): Promise<Merits> {
  const [made] = await addUpMade(db, [userId], now());
  const steps = await listSteps(db, userId, now());
  const badges = await listBadges(db, userId, now());
  const none = Object.fromEntries(counterNames.map((name) => [name, 0])) as Merits['counts'];
  return {
    counts: {
      ...none,
      projectsLaunched: made?.launched ?? 0,
      feedbacksReceived: made?.received ?? 0,
      ...Object.fromEntries(steps.map(({ counter, step }) => [counter, step])),
    },
    levels: Object.fromEntries(badges.map(({ badge, level }) => [badge, level])),
  };
}
