import type { forgotPassword as forgotEndpoint } from '@firstlight/contract/accounts.ts';
import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/transaction.ts';
import './accounts.events.ts';
import { findUserByEmail } from './users.queries.ts';

export async function forgotPassword(
  ctx: Context,
  { email }: InputOf<typeof forgotEndpoint>,
): Promise<ResultOf<typeof forgotEndpoint>> {
  await inTransaction(ctx, async (tx) => {
    const user = await findUserByEmail(tx.db, tx.vault, email);
    tx.record({ name: 'account.reset_asked', userId: user?.id ?? null, mailId: ctx.newId() });
  });
  return { email };
}
