import { distributionMetricRules, valueRules } from '@firstlight/contract/distribution-rules.ts';
import { giniOf, meanOf, quantileOf } from './statistics.ts';

/** One project posted in the window; hours on one clock, time spent hidden already taken out. */
export interface MeasuredProject {
  postedAt: number;
  firstFeedbackAt: number | undefined;
  metAt: number | undefined;
  /** Distinct testers who had it in view, and who answered. */
  testersShown: number;
  testersAnswered: number;
}

export interface CategorisedProject extends MeasuredProject {
  categories: readonly number[];
}

export interface OfferCounts {
  issued: number;
  /** Of those, in the second round. */
  replacing: number;
}

/** Of projects posted in the window. */
export function minimumReached(projects: readonly MeasuredProject[]): { count: number; share: number } {
  const count = projects.filter(({ metAt }) => metAt !== undefined).length;
  return { count, share: share(count, projects.length) };
}

/** Met within the promise, of those whose time is up. */
export function onTimeShare(projects: readonly MeasuredProject[], now: number): number {
  const due = projects.filter(({ postedAt }) => now - postedAt >= valueRules.deadlineHours);
  return share(due.filter(isOnTime).length, due.length);
}

export function isOnTime({ postedAt, metAt }: MeasuredProject): boolean {
  return metAt !== undefined && metAt - postedAt <= valueRules.deadlineHours;
}

/** The category that fares worst, among those with enough projects to tell. */
export function worstCategoryShare(projects: readonly CategorisedProject[], now: number): number {
  const categories = new Set(projects.flatMap((project) => project.categories));
  const shares = [...categories].flatMap((category) => {
    const inside = projects.filter((project) => project.categories.includes(category));
    return inside.length < distributionMetricRules.categoryProjectsMin ? [] : [onTimeShare(inside, now)];
  });
  return Math.min(...shares);
}

/** Over projects at least as old as the promise: younger ones are still being shown. */
export function testersPerProject(projects: readonly MeasuredProject[], now: number) {
  const due = projects.filter(({ postedAt }) => now - postedAt >= valueRules.deadlineHours);
  const shown = due.map(({ testersShown }) => testersShown);
  return {
    ...spreadOf(shown),
    answered: meanOf(due.map(({ testersAnswered }) => testersAnswered)),
  };
}

export function redistributionRate({ issued, replacing }: OfferCounts): number {
  return share(replacing, issued);
}

/**
 * Hours to the first feedback. A project still waiting counts with its age so far, and none with more than a week: a
 * mean over answered projects alone would improve when others are ignored.
 */
export function hoursToFirstFeedback(projects: readonly MeasuredProject[], now: number) {
  const { firstFeedbackHoursMax: most } = distributionMetricRules;
  const hours = projects.map(({ postedAt, firstFeedbackAt }) =>
    Math.min(most, (firstFeedbackAt ?? now) - postedAt),
  );
  return {
    ...spreadOf(hours),
    stillWaiting: projects.filter(({ firstFeedbackAt }) => firstFeedbackAt === undefined).length,
  };
}

/** 0 when every project got the same, near 1 when one got everything. */
export function inequality(projects: readonly MeasuredProject[]): number {
  return giniOf(projects.map(({ testersAnswered }) => testersAnswered));
}

/** A mean alone hides the few who wait long. */
function spreadOf(values: readonly number[]) {
  return { mean: meanOf(values), median: quantileOf(values, 0.5), ninetieth: quantileOf(values, 0.9) };
}

function share(part: number, whole: number): number {
  return whole === 0 ? Number.NaN : part / whole;
}
