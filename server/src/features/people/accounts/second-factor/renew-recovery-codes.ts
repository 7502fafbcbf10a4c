import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { renewRecoveryCodes as renewEndpoint } from '@firstlight/contract/people/accounts/account-security.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { requireRecentPassword } from '../require-recent-password.ts';
import { guardSecondSteps } from './guard-second-steps.ts';
import { printRecoveryCodes } from './print-recovery-codes.ts';
import { holdSecondFactor } from './second-factors.queries.ts';

export async function renewRecoveryCodes(ctx: HttpContext<Member>): Promise<ResultOf<typeof renewEndpoint>> {
  await requireRecentPassword(ctx);
  await guardSecondSteps(ctx);
  return inTransaction(ctx, async (tx) => {
    if (!(await holdSecondFactor(tx.db, ctx.actor.id))) throw new AppError('request.not_found');
    return printRecoveryCodes(tx, ctx.actor.id);
  });
}
