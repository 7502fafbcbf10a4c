import type { HttpContext } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { removeUnverifiedAt, removeUnverifiedUser } from '../account/deletion.queries.ts';
import { findUserByEmail, insertUser, type NewUser } from '../account/users.queries.ts';
import { findKeptEmail } from '../email-change/former-emails.queries.ts';

/**
 * The account of the address: the one that is opened here, unless somebody has confirmed one before. An unconfirmed one
 * makes way, with its links: a stranger may have opened it to wait for the owner. Whoever loses against a sign-up of
 * the same moment comes after it, and so replaces it. An address that is kept for the account which left it opens none.
 */
export async function openOrFind(
  tx: TransactionContext<HttpContext>,
  user: NewUser,
): Promise<{ userId: string } | { keptId: string }> {
  await removeUnverifiedAt(tx.db, tx.vault, user.email);
  if (!(await insertUser(tx.db, tx.vault, user))) {
    const known = await findUserByEmail(tx.db, tx.vault, user.email);
    return known?.emailVerifiedAt ? { userId: known.id } : openOrFind(tx, user);
  }
  // Looked up after: whoever was just leaving the address has committed by the time the insertion passes.
  const kept = await findKeptEmail(tx.db, tx.vault, user.email, tx.now());
  if (!kept) return { userId: user.id };
  await removeUnverifiedUser(tx.db, user.id);
  return { keptId: kept.id };
}
