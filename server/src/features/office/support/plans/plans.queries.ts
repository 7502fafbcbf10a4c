import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';

/** The number of anything that was ever given under an address. Nothing is unsealed: somebody waits for the answer. */
export async function findGivenUnder(db: Db, vault: Vault, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('pledges')
    .select('id')
    .where('emailIndex', '=', vault.blindIndex(email))
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
