import type { Context, System } from '../../core/context.ts';
import { unsealAuthor } from './authors.queries.ts';
import { unsealSkipper } from './skips/skips.queries.ts';

/** Whom to tell about a thread or a credit. Only jobs may ask, and what they tell goes to that person alone. */
export function findTester(ctx: Context<System>, feedbackId: string): Promise<string | undefined> {
  return unsealAuthor(ctx.db, ctx.vault, feedbackId);
}

export function findSkipper(ctx: Context<System>, skipId: string): Promise<string | undefined> {
  return unsealSkipper(ctx.db, ctx.vault, skipId);
}
