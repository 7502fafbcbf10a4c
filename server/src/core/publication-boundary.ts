import { publicationRules } from '@firstlight/contract/rules.ts';

const step = publicationRules.everyMinutes * 60_000;

/** The first publication boundary after a time. */
export function nextBoundary(time: Date): Date {
  return new Date(lastBoundary(time).getTime() + step);
}

/** The last publication boundary at or before a time. */
export function lastBoundary(time: Date): Date {
  return new Date(Math.floor(time.getTime() / step) * step);
}
