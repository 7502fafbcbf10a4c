import type { Context } from '../../../../core/context.ts';
import { findUserByEmail } from '../account/users.queries.ts';
import { findKeptEmail } from '../email-change/former-emails.queries.ts';

/** Whose an address is: of whom has confirmed it, or of whom it is kept for since they left it. */
export async function findAddressOwner(
  { db, vault, now }: Pick<Context, 'db' | 'vault' | 'now'>,
  email: string,
): Promise<string | undefined> {
  const known = await findUserByEmail(db, vault, email);
  if (known?.emailVerifiedAt) return known.id;
  return (await findKeptEmail(db, vault, email, now()))?.userId;
}
