import { arrivalRules, valueRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';

/** Feedbacks that came, and project-hours waited for them; older ones weigh less. */
export interface Arrivals {
  feedback: number;
  hours: number;
}

/** Far below what moves a rate. What fades for months would become smaller than the database can keep, which it refuses. */
const forgotten = 1e-9;

/** What the past weighs after so many hours. */
export function faded(arrivals: Arrivals, hours: number): Arrivals {
  const kept = Math.exp(-hours / arrivalRules.memoryHours);
  const left = (weight: number) => (weight * kept < forgotten ? 0 : weight * kept);
  return { feedback: left(arrivals.feedback), hours: left(arrivals.hours) };
}

/** Feedbacks per hour and waiting project, over the whole site. */
export function siteRate({ feedback, hours }: Arrivals): number {
  return (feedback + arrivalRules.priorFeedback) / (hours + arrivalRules.priorHours);
}

/** The same for one category, leaning on the site while little was seen. */
export function categoryRate({ feedback, hours }: Arrivals, site: number): number {
  const { categoryPriorHours } = arrivalRules;
  return (feedback + categoryPriorHours * site) / (hours + categoryPriorHours);
}

/**
 * What a project can count on, given the mean rate of its categories. Where little comes, all of it: who plans on half of
 * that gives up projects that could still be completed, and finishes early what would have been finished anyway.
 */
export function plannedRate(meanRate: number): number {
  const { caution, countedOnPerHour, perHourMin, perHourMax } = arrivalRules;
  const planned = Math.max(caution * meanRate, Math.min(meanRate, countedOnPerHour));
  return Math.min(perHourMax, Math.max(perHourMin, planned));
}

/** Above 1 where testers are fewer than elsewhere: they should not be spent on what others can do. */
export function scarcity(meanRate: number, site: number): number {
  return (site / meanRate) ** valueRules.scarcityExponent;
}
