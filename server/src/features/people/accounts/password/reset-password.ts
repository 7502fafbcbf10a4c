import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { resetPassword as resetEndpoint } from '@firstlight/contract/people/accounts/accounts.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, HttpContext } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { hashPassword } from '../../../../platform/crypto/password-hash.ts';
import { hashToken } from '../../../../platform/crypto/secret-token.ts';
import { takeMailToken } from '../account/mail-tokens.queries.ts';
import { findIdentity, holdUser } from '../account/users.queries.ts';
import { handOver } from '../security/hand-over.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { requireResetLink } from './require-reset-link.ts';

/** Whoever reads the mail owns the address, so a reset also confirms it. */
export async function resetPassword(ctx: HttpContext, input: InputOf<typeof resetEndpoint>): Promise<null> {
  const userId = await requireResetLink(ctx, input.token);
  ctx.concerns(userId);
  // The link before anything that takes long: a made-up one must cost next to nothing.
  refuseCommonPassword(input.password, await requireIdentity(ctx, userId));
  const passwordHash = await hashPassword(input.password, ctx.passwordCost);

  await inTransaction(ctx, async (tx) => {
    // The account before its link, as wherever both are held: otherwise two could wait for each other.
    await holdUser(tx.db, userId);
    if (!(await takeMailToken(tx.db, hashToken(input.token)))) throw new AppError('accounts.link_expired');
    await handOver(tx, userId, { passwordHash, keep: input.keep });
  });
  return null;
}

/** Gone between two questions: then its links are gone too. */
async function requireIdentity(ctx: Context, userId: string) {
  const identity = await findIdentity(ctx.db, ctx.vault, userId, false);
  if (!identity) throw new AppError('accounts.link_expired');
  return identity;
}
