import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';

export async function replaceRecoveryCodes(
  db: Db,
  vault: Vault,
  userId: string,
  codes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  await db
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId, codeHash: fingerprint(vault, userId, code) })))
    .execute();
}

/** Uses a code up. Of a hundred parallel tries the database lets one have the row. */
export async function takeRecoveryCode(db: Db, vault: Vault, userId: string, code: string): Promise<boolean> {
  const row = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', fingerprint(vault, userId, code))
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
}

/** Keyed: fifty bits could be searched through by whoever has the table, but not without the key. */
function fingerprint(vault: Vault, userId: string, code: string): Buffer {
  return vault.tag(`recovery code ${userId} ${code}`);
}
