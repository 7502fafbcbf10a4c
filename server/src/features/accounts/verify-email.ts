import type { verifyEmail as verifyEmailEndpoint } from '@firstlight/contract/accounts.ts';
import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { AppError } from '../../core/app-error.ts';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/transaction.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';
import { takeMailToken } from './mail-tokens.queries.ts';
import { markVerified } from './users.queries.ts';

export async function verifyEmail(
  ctx: Context,
  { token }: InputOf<typeof verifyEmailEndpoint>,
): Promise<null> {
  const userId = await inTransaction(ctx, async (tx) => {
    const found = await takeMailToken(tx.db, hashToken(token), 'verify', ctx.now());
    if (found) await markVerified(tx.db, found, ctx.now());
    return found;
  });
  if (!userId) throw new AppError('accounts.link_expired');
  return null;
}
