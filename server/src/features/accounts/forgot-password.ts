import type { forgotPassword as forgotEndpoint } from '@firstlight/contract/accounts.ts';
import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { HttpContext } from '../../core/context.ts';
import { takeMailAllowance } from '../../core/mail/mail-allowance.ts';
import { inTransaction } from '../../core/transaction.ts';
import './accounts.events.ts';
import { findUserByEmail } from './users.queries.ts';

export async function forgotPassword(
  ctx: HttpContext,
  { email }: InputOf<typeof forgotEndpoint>,
): Promise<ResultOf<typeof forgotEndpoint>> {
  await takeMailAllowance(ctx, 'mail.reset', email);
  await inTransaction(ctx, async (tx) => {
    const user = await findUserByEmail(tx.db, tx.vault, email);
    ctx.concerns(user?.id ?? email);
    tx.record({ name: 'account.reset_asked', userId: user?.id ?? null, mailId: ctx.newId() });
  });
  return { email };
}
