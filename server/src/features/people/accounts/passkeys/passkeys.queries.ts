import type { Db } from '../../../../db/database.ts';

export interface NewPasskey {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  signCount: number;
  name: string;
  createdAt: Date;
}

const shown = ['id', 'name', 'createdAt', 'lastUsedAt'] as const;

export function listPasskeysOf(db: Db, userId: string) {
  return db
    .selectFrom('passkeys')
    .select([...shown, 'credentialId'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** A passkey that somebody has already shows as a violated constraint. */
export function insertPasskey(db: Db, passkey: NewPasskey) {
  return db.insertInto('passkeys').values(passkey).returning(shown).executeTakeFirstOrThrow();
}

export function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'userId', 'credentialId', 'publicKey', 'signCount'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

/**
 * Notes a use. A counter that does not grow means that the key was copied, or used twice at once; those that never
 * count stay at zero. False: refuse.
 */
export async function countUse(db: Db, id: string, signCount: number, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ signCount, lastUsedAt: at })
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row('signCount', '<', String(signCount)),
        row.and([row('signCount', '=', '0'), row.lit(signCount === 0)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function renamePasskeyOf(db: Db, userId: string, id: string, name: string) {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(shown)
    .executeTakeFirst();
}

export async function deletePasskeyOf(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deletePasskeysExcept(db: Db, userId: string, kept: readonly string[]): Promise<void> {
  const query = db.deleteFrom('passkeys').where('userId', '=', userId);
  await (kept.length > 0 ? query.where('id', 'not in', kept) : query).execute();
}
