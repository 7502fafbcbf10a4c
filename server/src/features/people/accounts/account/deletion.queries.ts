import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import type { Db } from '../../../../db/database.ts';
import { deleteInBatches } from '../../../../db/delete-in-batches.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { emailPlace } from './email-place.ts';

/**
 * From now on nobody can sign in to the account, write to it or find it, and its address and username are free. The row
 * stays until the rows of other tables are deleted.
 */
export async function markUserDeleted(
  { db, vault, newId }: Pick<Context, 'db' | 'vault' | 'newId'>,
  userId: string,
  deletedAt: Date,
): Promise<void> {
  for (const table of waysIn) await db.deleteFrom(table).where('userId', '=', userId).execute();
  const placeholder = `deleted_${newId().replaceAll('-', '').slice(-12)}`;
  await db
    .updateTable('users')
    .set({
      name: placeholder,
      username: placeholder,
      email: await vault.seal(db, emailPlace(userId), placeholder),
      emailIndex: vault.blindIndex(placeholder),
      emailVerifiedAt: null,
      passwordHash: null,
      signUpHash: null,
      deletedAt,
    })
    .where('id', '=', userId)
    .execute();
}

/** What leads into an account or out of it to its owner, and the profile. With sessions go devices and changes of address. */
const waysIn = [
  'sessions',
  'mailTokens',
  'challenges',
  'passkeys',
  'secondFactors',
  'recoveryCodes',
  'linkedProviders',
  'formerEmails',
  'admins',
  'profiles',
] as const;

export async function listDeletedUsers(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('deletedAt', '<', before)
    .orderBy('deletedAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The account must be marked as deleted, and the rows that refer to it deleted before. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).where('deletedAt', 'is not', null).execute();
}

export async function removeUnverifiedUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).where('emailVerifiedAt', 'is', null).execute();
}

/** With it go the links that were mailed to the address. */
export async function removeUnverifiedAt(db: Db, vault: Vault, email: string): Promise<void> {
  await db
    .deleteFrom('users')
    .where('emailIndex', '=', vault.blindIndex(email))
    .where('emailVerifiedAt', 'is', null)
    .execute();
}

/** Deletes the accounts whose address was never confirmed. With each row go those of other tables, hence few at a time. */
export async function removeUnverified(db: Db, before: Date): Promise<void> {
  const isOld = sql`email_verified_at is null and created_at < ${before} and deleted_at is null`;
  await deleteInBatches(db, 'users', isOld, 250);
}
