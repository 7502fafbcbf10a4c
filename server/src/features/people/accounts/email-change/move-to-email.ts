import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import type { Person } from '../../../../core/personal-part.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { removeUnverifiedAt } from '../account/deletion.queries.ts';
import { deleteMailTokensOf } from '../account/mail-tokens.queries.ts';
import { changeEmail } from '../account/users.queries.ts';
import { findKeptEmail, forgetFormerEmailsFrom } from './former-emails.queries.ts';
import { leaveEmail } from './leave-email.ts';

/**
 * Gives an account a confirmed address. The one it leaves may undo this, unless the account only goes back to one that
 * could have undone everything since: a stranger's address in between must not get a week from it.
 */
export async function moveToEmail(
  tx: TransactionContext<Context>,
  person: Person,
  email: string,
): Promise<void> {
  const { id: userId } = person;
  const now = tx.now();
  // What is not confirmed belongs to nobody.
  await removeUnverifiedAt(tx.db, tx.vault, email);
  // Written first, looked up after: whoever is just leaving the address has committed by the time the unique index
  // lets us pass, so that it is kept for them can be seen.
  await changeEmail(tx.db, tx.vault, { userId, email, at: now });
  const kept = await findKeptEmail(tx.db, tx.vault, email, now);
  if (kept && kept.userId !== userId) throw new AppError('accounts.email_taken');

  await deleteMailTokensOf(tx.db, userId);
  for (const part of tx.personalParts) await part.leaveEmail?.(tx, person);
  if (kept) await forgetFormerEmailsFrom(tx.db, userId, kept.position);
  await leaveEmail(tx, person, { isDropped: kept !== undefined });
}
