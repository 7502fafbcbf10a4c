import { isReservedUsername } from '@firstlight/contract/people/accounts/reserved-names.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { deleteInBatches } from '../../../../db/delete-in-batches.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';

export async function isUsernameHeld(db: Db, username: string, by?: string): Promise<boolean> {
  const holder = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst();
  return holder !== undefined && holder.id !== by;
}

/** Ours, or given up by somebody else, and not long enough ago. */
export async function isUsernameReserved(
  db: Db,
  vault: Vault,
  username: string,
  now: Date,
  forUser?: string,
): Promise<boolean> {
  if (isReservedUsername(username)) return true;
  const retired = await db
    .selectFrom('retiredUsernames')
    .select('userId')
    .where('fingerprint', '=', fingerprintOf(vault, username))
    .where('freeAt', '>', now)
    .executeTakeFirst();
  return retired !== undefined && (retired.userId === null || retired.userId !== forUser);
}

/** The name one had before, with the row held against a second change at the same moment. */
export async function usernameForUpdate(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('username')
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.username;
}

export async function setUsername(db: Db, userId: string, username: string): Promise<void> {
  await db.updateTable('users').set({ username }).where('id', '=', userId).execute();
}

/** `userId` may have it back until then; null when its owner is gone. */
export async function retireUsername(
  db: Db,
  vault: Vault,
  username: string,
  retired: { userId: string | null; freeAt: Date },
): Promise<void> {
  await db
    .insertInto('retiredUsernames')
    .values({ fingerprint: fingerprintOf(vault, username), ...retired })
    .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet(retired))
    .execute();
}

/** A name in use is no retired one. */
export async function reclaimUsername(db: Db, vault: Vault, username: string, userId: string): Promise<void> {
  await db
    .deleteFrom('retiredUsernames')
    .where('fingerprint', '=', fingerprintOf(vault, username))
    .where('userId', '=', userId)
    .execute();
}

export async function releaseUsernames(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, 'retired_usernames', sql`free_at <= ${now}`);
}

/** Keyed and one-way: that a name is taken can be asked, which names were taken cannot. */
function fingerprintOf(vault: Vault, username: string): Buffer {
  return vault.tag(`username:${username}`);
}
