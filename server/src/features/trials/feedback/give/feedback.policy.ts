import { feedbackRules } from '@firstlight/contract/rules.ts';
import type { Evidence, UncountedReason } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import type { FeedbackChange } from '../../../showcase/projects/count-feedback.ts';
import { resemblance } from './text-sketch.ts';

export interface JudgedFeedback {
  rating: number;
  uncountedFor: UncountedReason | null;
  isWithheld: boolean;
}

/** Why a feedback would not count, if so: what its author can mend first is said first. */
export function uncountedFor(evidence: Evidence, isRepeated: boolean): UncountedReason | null {
  if (evidence === 'seen') return 'untested';
  return isRepeated ? 'repeated' : null;
}

/** Half its shingles in common with another of the same author's texts: written once, sent twice. */
export function isNearCopy(sketch: readonly number[], others: readonly (readonly number[])[]): boolean {
  return others.some((other) => resemblance(sketch, other) >= feedbackRules.nearCopyFrom);
}

/** By how much a project's figures move when a feedback comes, goes or changes. */
export function changeBetween(before: JudgedFeedback | null, after: JudgedFeedback | null): FeedbackChange {
  const [was, is] = [weightOf(before), weightOf(after)];
  return {
    feedback: is.feedback - was.feedback,
    ratingSum: is.ratingSum - was.ratingSum,
  };
}

/** The same for how often each rating was given, from one sun to five. */
export function ratingsBetween(before: JudgedFeedback | null, after: JudgedFeedback | null): number[] {
  const suns = [1, 2, 3, 4, 5];
  const [was, is] = [weightOf(before), weightOf(after)];
  return suns.map((sun) => Number(is.ratingSum === sun) - Number(was.ratingSum === sun));
}

function weightOf(feedback: JudgedFeedback | null): Required<Omit<FeedbackChange, 'skips'>> {
  if (!feedback || feedback.isWithheld || feedback.uncountedFor) return { feedback: 0, ratingSum: 0 };
  return { feedback: 1, ratingSum: feedback.rating };
}
