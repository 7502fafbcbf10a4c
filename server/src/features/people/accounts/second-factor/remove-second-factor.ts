import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { accountEvents } from '../accounts.events.ts';
import { requireRecentPassword } from '../require-recent-password.ts';
import { guardSecondSteps } from './guard-second-steps.ts';
import { deleteRecoveryCodes } from './recovery-codes.queries.ts';
import { deleteSecondFactor } from './second-factors.queries.ts';

/** Removing what is not there is done already, and told to nobody. */
export async function removeSecondFactor(ctx: HttpContext<Member>): Promise<null> {
  await requireRecentPassword(ctx);
  await guardSecondSteps(ctx);
  const { id } = ctx.actor;
  await inTransaction(ctx, async (tx) => {
    const wasInForce = await deleteSecondFactor(tx.db, id);
    await deleteRecoveryCodes(tx.db, id);
    if (!wasInForce) return;
    tx.record(accountEvents.secured, { userId: id, mailId: ctx.newId(), how: 'secondFactorRemoved' });
  });
  return null;
}
