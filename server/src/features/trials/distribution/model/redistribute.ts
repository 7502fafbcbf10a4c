import { offerRules, valueRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';

export interface Coverage {
  age: number;
  deficit: number;
  /** Feedbacks per hour that ordinary visits bring, without caution: a message is sent only where they fall short. */
  meanRate: number;
  /** Sum of the chances of the offers still open. */
  openCover: number;
}

/** Expected feedbacks that offers must still add. Nothing, where ordinary visits cover what is missing. */
export function shortfall({ age, deficit, meanRate, openCover }: Coverage): number {
  if (age >= valueRules.secondDeadlineHours) return 0;
  const left = valueRules.deadlineHours - age;
  const horizon = left > 0 ? Math.min(offerRules.horizonHours, left) : offerRules.horizonHours;
  const lack = offerRules.coverage * deficit - meanRate * horizon - openCover;
  return lack > offerRules.leastLack ? lack : 0;
}

/** The second attempt replaces offers that expired, lapsed or were declined; each is replaced once. */
export function offerAttempt(unreplaced: number): 1 | 2 {
  return unreplaced > 0 ? 2 : 1;
}
