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

/** Something that happens so many hours ago. */
export interface Happening {
  hours: number;
  happen(ctx: Context): Promise<void>;
}

/** One after the other, each at its hour, with what follows from it. */
export async function tellInTurn(
  ctx: Context,
  happenings: readonly Happening[],
  followUp: FollowUp,
): Promise<void> {
  for (const { hours, happen } of happenings.toSorted((one, other) => other.hours - one.hours)) {
    const then = hoursAgo(ctx, hours);
    await happen(then);
    await followUp(then);
  }
}

/** Hears how far a seeding is, which takes a while. */
export type Progress = (sentence: string) => void;
