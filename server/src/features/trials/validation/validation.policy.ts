import { validatedRules as rules } from '@firstlight/contract/rules.ts';

/** What decides whether a project is Validated, all of it from counted feedback. */
export interface JudgedProject {
  testers: number;
  spanDays: number;
  /** Adjusted, from 1 to 5. */
  rating: number;
  replied: number;
  iterations: number;
  /** There are open reports of some weight. */
  isReported: boolean;
}

/** A larger site has more people to ask. */
export function testersNeeded(activeTesters: number): number {
  return activeTesters >= rules.largeFromActiveTesters ? rules.testersOnceLarge : rules.testers;
}

/** Whether an adjusted rating, from 1 to 5, is high enough to earn Validated. */
export function isRatingReached(adjusted: number): boolean {
  return adjusted >= rules.ratingMin;
}

/** Everything but who the testers are, which is looked at only when all else speaks for it. */
export function mayEarn(weighed: JudgedProject, needed: number): boolean {
  const isAnswered = weighed.iterations > 0 || weighed.replied >= weighed.testers * rules.repliedShareMin;
  return (
    weighed.testers >= needed &&
    weighed.spanDays >= rules.spanDays &&
    isRatingReached(weighed.rating) &&
    isAnswered &&
    !weighed.isReported
  );
}

/**
 * What was earned is kept while the rating holds and the feedback behind it is still there: it does not come and go with
 * every unanswered note, nor when the site grows.
 */
export function mayKeep({ testers, rating }: JudgedProject): boolean {
  return testers >= rules.testers && rating >= rules.lostBelow;
}

export function isTrusted(testers: number, doubtful: number): boolean {
  return doubtful <= testers * rules.doubtfulShareMax;
}
