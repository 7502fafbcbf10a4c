import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { caseEvents } from '../cases.events.ts';
import { listUnreminded, noteReminded } from './reviews.queries.ts';

const hour = 60 * 60 * 1000;
/** More than one minute brings; the rest comes with the next. */
const most = 500;

/** At half the time to answer, as of appeals; once each. */
export async function remindAdmins(ctx: Context): Promise<void> {
  const soon = new Date(ctx.now().getTime() + sanctionLimits.remindedHoursLeft * hour);
  for (const reviewId of await listUnreminded(ctx.db, soon, most)) {
    await inTransaction(ctx, async (tx) => {
      if (await noteReminded(tx.db, reviewId, tx.now())) tx.record(caseEvents.reviewReminded, { reviewId });
    });
  }
}
