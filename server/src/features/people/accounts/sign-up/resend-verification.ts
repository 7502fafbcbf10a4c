import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { resendVerification as resendEndpoint } from '@firstlight/contract/people/accounts/accounts.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { takeMailAllowance } from '../../../../core/mail/mail-allowance.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findUserByEmail } from '../account/users.queries.ts';
import { accountEvents } from '../accounts.events.ts';

export async function resendVerification(
  ctx: HttpContext,
  { email }: InputOf<typeof resendEndpoint>,
): Promise<ResultOf<typeof resendEndpoint>> {
  await takeMailAllowance(ctx, 'mail.confirmation', email);
  await inTransaction(ctx, async (tx) => {
    const user = await findUserByEmail(tx.db, tx.vault, email);
    tx.record(accountEvents.verificationAsked, { userId: user?.id ?? null, mailId: ctx.newId() });
  });
  return { email };
}
