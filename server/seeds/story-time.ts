import type { Context } from '../src/core/context.ts';

const hour = 60 * 60 * 1000;

/** As if it were so many hours ago. */
export function hoursAgo<C extends Context>(ctx: C, hours: number): C {
  const then = new Date(ctx.now().getTime() - hours * hour);
  return { ...ctx, now: () => then };
}

export function daysAgo<C extends Context>(ctx: C, days: number): C {
  return hoursAgo(ctx, days * 24);
}

/**
 * Does what follows from all that was done so far, at the moment of the story: a worker would do it today, and every
 * clock, count and notification would begin today.
 */
export type FollowUp = (ctx: Context) => Promise<void>;

/** Hears how far a seeding is, which takes a while. */
export type Progress = (sentence: string) => void;
