import type { Context, System } from '../../../../core/context.ts';
import { unsealSkipper } from '../skips/skips.queries.ts';
import { findOwnVersion, unsealAuthor } from './authors.queries.ts';

/**
 * Whom to tell about a thread or a credit; nobody of what they have just removed. Only jobs may ask, and what they tell
 * goes to that person alone.
 */
export async function unmaskAuthor(ctx: Context<System>, feedbackId: string): Promise<string | undefined> {
  const feedback = await findOwnVersion(ctx.db, feedbackId);
  return feedback?.deletedAt === null ? unsealAuthor(ctx.db, ctx.vault, feedbackId) : undefined;
}

export function unmaskSkipper(ctx: Context<System>, skipId: string): Promise<string | undefined> {
  return unsealSkipper(ctx.db, ctx.vault, skipId);
}
