import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { undoEmailChange as undoEndpoint } from '@firstlight/contract/people/accounts/email-change.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { isViolationOf } from '../../../../db/is-violation-of.ts';
import { hashPassword } from '../../../../platform/crypto/password-hash.ts';
import { changeEmail, findIdentity } from '../account/users.queries.ts';
import { refuseCommonPassword } from '../password/refuse-common-password.ts';
import { handOver } from '../security/hand-over.ts';
import { forgetFormerEmailsFrom } from './former-emails.queries.ts';
import { leaveEmail } from './leave-email.ts';
import { requireUndoLink } from './require-undo-link.ts';

/**
 * Puts a former address back, as if the account had never left it: whatever address came after has no say any more, and
 * no way in that was made meanwhile stays unless the owner ticked it. Addresses left before keep theirs.
 */
export async function undoEmailChange(ctx: HttpContext, input: InputOf<typeof undoEndpoint>): Promise<null> {
  const { userId, email } = await requireUndoLink(ctx, input.token);
  ctx.concerns(userId);
  // The link before anything that takes long: a made-up one must cost next to nothing.
  const person = await findIdentity(ctx.db, ctx.vault, userId, false);
  if (!person) throw new AppError('accounts.link_expired');
  refuseCommonPassword(input.password, { ...person, email });
  const passwordHash = await hashPassword(input.password, ctx.passwordCost);

  await inTransaction(ctx, async (tx) => {
    const present = await findIdentity(tx.db, tx.vault, userId, true);
    if (!present) throw new AppError('accounts.link_expired');
    // Again, now that no other undo or change can come between.
    const former = await requireUndoLink(tx, input.token);
    await forgetFormerEmailsFrom(tx.db, userId, former.position);
    await changeEmail(tx.db, tx.vault, { userId, email, at: ctx.now() });
    await leaveEmail(tx, present, { isDropped: true });
    await handOver(tx, userId, { passwordHash, keep: input.keep });
  }).catch((error: unknown) => {
    throw isViolationOf(error, 'users_email_index_key') ? new AppError('accounts.link_expired') : error;
  });
  return null;
}
