import type { resetPassword as resetEndpoint } from '@firstlight/contract/accounts.ts';
import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { AppError } from '../../core/app-error.ts';
import type { Context } from '../../core/context.ts';
import { revokeConnections } from '../../core/revocation.ts';
import { inTransaction } from '../../core/transaction.ts';
import './accounts.events.ts';
import { hashPassword } from '../../platform/crypto/password-hash.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';
import { takeMailToken } from './mail-tokens.queries.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { deleteChallengesOf } from './security/challenges.queries.ts';
import { deleteSessionsOf } from './sessions.queries.ts';
import { changePasswordHash, markVerified } from './users.queries.ts';

/** Whoever reads the mail owns the address, so a reset also confirms it; and whoever was signed in is out. */
export async function resetPassword(ctx: Context, input: InputOf<typeof resetEndpoint>): Promise<null> {
  refuseCommonPassword(input.password, []);
  const passwordHash = await hashPassword(input.password, ctx.passwordCost);
  const userId = await inTransaction(ctx, async (tx) => {
    const found = await takeMailToken(tx.db, hashToken(input.token), 'reset', ctx.now());
    if (!found) return undefined;
    await changePasswordHash(tx.db, found, passwordHash);
    await markVerified(tx.db, found, ctx.now());
    // First what could still become a session: it either has by now, and ends below, or never will.
    await deleteChallengesOf(tx.db, found);
    await deleteSessionsOf(tx.db, found);
    await revokeConnections(tx, { userId: found });
    tx.record({ name: 'account.password_changed', userId: found, mailId: ctx.newId() });
    return found;
  });
  if (!userId) throw new AppError('accounts.link_expired');
  return null;
}
