import { valueRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { plannedRate, scarcity } from '../model/estimate-arrival.ts';
import { hasMinimum, type Received } from '../model/project-need.ts';
import type { Rates } from '../model/rates.ts';
import { type Value, valueOfFeedback } from '../model/value-feedback.ts';

/** A project's need, as its row says it. */
export interface Need extends Received {
  categories: number;
  /** Null while nobody may see it. */
  visibleSince: Date | null;
  waitedSeconds: number;
}

/** Hours of being visible: while it is hidden, its clock stands still. */
export function ageOf({ visibleSince, waitedSeconds }: Omit<Need, keyof Received>, now: Date): number {
  const running = visibleSince === null ? 0 : (now.getTime() - visibleSince.getTime()) / 1000;
  return (waitedSeconds + running) / 3600;
}

/** Whether help is still looked for. */
export function isOpenNeed(need: Need, now: Date): boolean {
  return need.visibleSince !== null && !hasMinimum(need) && ageOf(need, now) < valueRules.closedAfterHours;
}

/** Its time is over, it has not got what it needs, and it has had one try. Hidden or not: a maker may say what changed before showing it. */
export function canRelaunch(need: Need & { relaunchedAt: Date | null }, now: Date): boolean {
  const isOver = ageOf(need, now) >= valueRules.closedAfterHours;
  return need.relaunchedAt === null && isOver && !hasMinimum(need);
}

/** When its time was over. */
export function closedAt(need: Need, now: Date): Date {
  return new Date(now.getTime() - (ageOf(need, now) - valueRules.closedAfterHours) * 3_600_000);
}

/** What the next feedback is worth to it. Once help is no longer looked for, as little as to one that has it all. */
export function valueOfNeed(need: Need, rates: Rates, ownersNth: number, now: Date): Value {
  if (!isOpenNeed(need, now)) {
    return { full: valueRules.metValue / (1 + need.full + need.quick), quick: 0 };
  }
  const mean = meanRate(rates, need.categories);
  return valueOfFeedback({
    ...need,
    age: ageOf(need, now),
    perHour: plannedRate(mean),
    scarcity: scarcity(mean, rates.site),
    ownersNth,
  });
}

/** Feedbacks per hour, over the categories of a project. */
export function meanRate({ categories }: Rates, mask: number): number {
  const own = categories.filter((_, bit) => (mask & (1 << bit)) !== 0);
  return own.reduce((sum, rate) => sum + rate, 0) / own.length;
}
