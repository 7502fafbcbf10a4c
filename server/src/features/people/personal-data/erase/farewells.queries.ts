import type { Language } from '@firstlight/contract/languages.ts';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';

export interface Farewell {
  id: string;
  email: string;
  language: Language;
  erasedAt: Date;
}

export async function insertFarewell(db: Db, vault: Vault, farewell: Farewell): Promise<void> {
  await db
    .insertInto('farewells')
    .values({ ...farewell, email: await vault.seal(db, place(farewell.id), farewell.email) })
    .execute();
}

export async function findFarewell(db: Db, vault: Vault, id: string): Promise<Farewell | undefined> {
  const row = await db.selectFrom('farewells').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...row, email: await vault.unseal(db, place(id), row.email) };
}

export async function deleteFarewell(db: Db, id: string): Promise<void> {
  await db.deleteFrom('farewells').where('id', '=', id).execute();
}

export async function deleteFarewellsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('farewells').where('erasedAt', '<', before).execute();
}

/** One data key for all of them, as for the addresses of accounts. */
function place(rowId: string) {
  return { table: 'farewells', column: 'email', rowId, scope: { type: 'farewells', id: 'email' } };
}
