import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { signalEvents } from '../signals.events.ts';

/** A limit has stopped something that somebody did under their name. What they do hidden is not counted: it would be known of them here. */
export async function countStop(ctx: HttpContext, userId: string): Promise<void> {
  try {
    await ctx.takeLimit('signals.stops', userId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await inTransaction(ctx, async (tx) => tx.record(signalEvents.paceExceeded, { userId }));
  }
}
