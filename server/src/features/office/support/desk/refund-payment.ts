import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { refundPayment as endpoint } from '@firstlight/contract/office/support/support-office.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findPayment } from '../sync/find-payment.ts';
import { orAway, provider } from '../sync/provider.ts';
import { syncCharge } from '../sync/sync-charge.ts';
import { mayRefund } from './may-refund.policy.ts';

/** Noted before the money moves: an act that nobody finds again would be worse than one that failed. */
export async function refundPayment(
  ctx: HttpContext<Member>,
  { chargeId, reason }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const payments = provider(ctx);
  const payment = await findPayment(ctx.db, chargeId);
  if (!payment) throw new AppError('support.not_found');
  if (!mayRefund(payment, ctx.now())) throw new AppError('support.not_refundable');
  await inTransaction(ctx, (tx) =>
    recordAdminAct(tx, {
      act: 'support.refund',
      subjectId: null,
      facts: { pledge: payment.pledgeId, charge: chargeId, cents: payment.cents - payment.returned, reason },
    }),
  );
  await orAway(payments.refundCharge(chargeId));
  await orAway(syncCharge(ctx, chargeId));
  return { returned: (await findPayment(ctx.db, chargeId))?.returned ?? 0 };
}
