import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { confirmSecondFactor as confirmEndpoint } from '@firstlight/contract/people/accounts/account-security.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { matchingStep } from '../../../../platform/crypto/totp.ts';
import { holdUser } from '../account/users.queries.ts';
import { accountEvents } from '../accounts.events.ts';
import { requireRecentPassword } from '../require-recent-password.ts';
import { markSecondStep } from '../session/sessions.queries.ts';
import { digitsOf } from '../sign-in/consume-code.ts';
import { guardSecondSteps } from './guard-second-steps.ts';
import { printRecoveryCodes } from './print-recovery-codes.ts';
import { confirmKey, findKey } from './second-factors.queries.ts';

/** From here on signing in asks for a code. The code that confirms counts as used. */
export async function confirmSecondFactor(
  ctx: HttpContext<Member>,
  { code }: InputOf<typeof confirmEndpoint>,
): Promise<ResultOf<typeof confirmEndpoint>> {
  await requireRecentPassword(ctx);
  const { id } = ctx.actor;
  await ctx.takeLimit('accounts.codes', id);
  const factor = await findKey(ctx.db, ctx.vault, id);
  if (factor?.confirmedAt) throw new AppError('accounts.second_factor_on');
  const step = factor && matchingStep(factor.key, digitsOf(code), ctx.now());
  if (!factor || step === undefined) throw new AppError('accounts.wrong_code');

  return inTransaction(ctx, async (tx) => {
    await holdUser(tx.db, id);
    const { isFirst } = await guardSecondSteps(tx);
    const isConfirmed = await confirmKey(tx.db, id, { cell: factor.cell, step, at: ctx.now() });
    if (!isConfirmed) throw new AppError('accounts.wrong_code');
    if (isFirst) await markSecondStep(tx.db, ctx.actor.sessionId);
    tx.record(accountEvents.secured, { userId: id, mailId: ctx.newId(), how: 'secondFactorAdded' });
    return printRecoveryCodes(tx, id);
  });
}
