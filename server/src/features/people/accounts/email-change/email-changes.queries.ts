import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { deleteInBatches } from '../../../../db/delete-in-batches.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';

export interface NewEmailChange {
  id: string;
  userId: string;
  sessionId: string;
  email: string;
  askedAt: Date;
  expiresAt: Date;
}

/** The last address somebody asked for is the only one they can get; the link to the one before stops working. */
export async function replaceEmailChange(db: Db, vault: Vault, change: NewEmailChange): Promise<void> {
  const { userId, ...rest } = change;
  const asked = {
    ...rest,
    email: await vault.seal(db, place(userId), change.email),
    emailIndex: vault.blindIndex(change.email),
    tokenHash: null,
  };
  await db
    .insertInto('emailChanges')
    .values({ userId, ...asked })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(asked))
    .execute();
}

export async function findEmailChange(db: Db, vault: Vault, userId: string) {
  const row = await db.selectFrom('emailChanges').selectAll().where('userId', '=', userId).executeTakeFirst();
  return row && { ...row, email: await vault.unseal(db, place(userId), row.email) };
}

/** False: another address was asked for in the meantime, or none is any more. */
export async function setChangeToken(
  db: Db,
  { userId, id }: { userId: string; id: string },
  tokenHash: Buffer,
): Promise<boolean> {
  const row = await db
    .updateTable('emailChanges')
    .set({ tokenHash })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses the link up. Of a hundred parallel tries the database lets one have the row. */
export async function takeEmailChange(
  db: Db,
  vault: Vault,
  { userId, tokenHash, now }: { userId: string; tokenHash: Buffer; now: Date },
) {
  const row = await db
    .deleteFrom('emailChanges')
    .where('userId', '=', userId)
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning(['email', 'sessionId'])
    .executeTakeFirst();
  return row && { ...row, email: await vault.unseal(db, place(userId), row.email) };
}

export async function deleteEmailChangeOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('emailChanges').where('userId', '=', userId).execute();
}

export async function deleteEndedEmailChanges(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, 'email_changes', sql`expires_at <= ${now}`);
}

function place(userId: string) {
  return { table: 'email_changes', column: 'email', rowId: userId, scope: { type: 'users', id: 'email' } };
}
