import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type {
  AskedEmail,
  askEmailChange as askEndpoint,
} from '@firstlight/contract/people/accounts/email-change.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { takeMailAllowance } from '../../../../core/mail/mail-allowance.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { verificationEnd } from '../account/account-times.ts';
import { findSelf, holdUser } from '../account/users.queries.ts';
import { accountEvents } from '../accounts.events.ts';
import { requireRecentPassword } from '../require-recent-password.ts';
import { replaceEmailChange } from './email-changes.queries.ts';

/**
 * Whose the new address is now is not asked here, so nothing here can tell it: the job that mails it decides what the
 * mail says.
 */
export async function askEmailChange(
  ctx: HttpContext<Member>,
  { email }: InputOf<typeof askEndpoint>,
): Promise<AskedEmail> {
  await requireRecentPassword(ctx);
  const { id: userId, sessionId } = ctx.actor;
  const { email: own } = await findSelf(ctx.db, ctx.vault, userId);
  if (ctx.vault.blindIndex(own).equals(ctx.vault.blindIndex(email)))
    throw new AppError('accounts.email_unchanged');
  await takeMailAllowance(ctx, 'mail.email-change', email);

  const [askedAt, id] = [ctx.now(), ctx.newId()];
  const expiresAt = verificationEnd(askedAt);
  await inTransaction(ctx, async (tx) => {
    await holdUser(tx.db, userId);
    // Again, now that nobody can end this session: an undo in between must leave nothing behind.
    await requireRecentPassword(tx);
    await replaceEmailChange(tx.db, tx.vault, { id, userId, sessionId, email, askedAt, expiresAt });
    tx.record(accountEvents.emailChangeAsked, { userId, mailId: id });
  });
  return { email, until: expiresAt.toISOString() };
}
