import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { cancelPledge as endpoint } from '@firstlight/contract/office/support/support-office.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findPledge } from '../checkout/pledges.queries.ts';
import { endPlan } from '../plans/cancel-plan.ts';

/** For whoever writes to the team instead of pressing the button. */
export async function cancelPledge(
  ctx: HttpContext<Member>,
  { pledgeId }: InputOf<typeof endpoint>,
): Promise<null> {
  const pledge = await findPledge(ctx.db, ctx.vault, pledgeId);
  if (!pledge?.subscriptionId) throw new AppError('support.not_found');
  await inTransaction(ctx, (tx) =>
    recordAdminAct(tx, { act: 'support.cancel', subjectId: null, facts: { pledge: pledgeId } }),
  );
  await endPlan(ctx, pledge);
  return null;
}
