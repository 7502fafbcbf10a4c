import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { confirmEmailChange as confirmEndpoint } from '@firstlight/contract/people/accounts/email-change.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { isViolationOf } from '../../../../db/is-violation-of.ts';
import { hashToken } from '../../../../platform/crypto/secret-token.ts';
import { findIdentity } from '../account/users.queries.ts';
import { requireRecentPassword } from '../require-recent-password.ts';
import { presentMe } from '../session/present-me.ts';
import { takeEmailChange } from './email-changes.queries.ts';
import { moveToEmail } from './move-to-email.ts';

/**
 * The link alone proves only who reads the mail: it works for the account that asked, in the session that asked, or in
 * another one whose password was given lately.
 */
export async function confirmEmailChange(
  ctx: HttpContext<Member>,
  { token }: InputOf<typeof confirmEndpoint>,
): Promise<Me> {
  const { id: userId, sessionId } = ctx.actor;
  await inTransaction(ctx, async (tx) => {
    // The account before its link, as wherever both are held: otherwise two could wait for each other.
    const person = await findIdentity(tx.db, tx.vault, userId, true);
    const link = { userId, tokenHash: hashToken(token), now: ctx.now() };
    const change = await takeEmailChange(tx.db, tx.vault, link);
    if (!person || !change) throw new AppError('accounts.link_expired');
    // What was asked ends with its session, so that one is alive.
    if (change.sessionId !== sessionId) await requireRecentPassword(tx);
    await moveToEmail(tx, person, change.email);
  }).catch((error: unknown) => {
    throw isViolationOf(error, 'users_email_index_key') ? new AppError('accounts.email_taken') : error;
  });
  return presentMe(ctx.db, ctx.vault, userId, { tookSecondStep: ctx.actor.isAdmin });
}
