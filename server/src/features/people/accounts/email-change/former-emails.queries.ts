import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { deleteInBatches } from '../../../../db/delete-in-batches.ts';
import type { FormerEmails } from '../../../../db/schema.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';

export interface NewFormerEmail {
  id: string;
  userId: string;
  email: string;
  /** Told that it was left, and nothing more: nobody can have it back. */
  isDropped: boolean;
  leftAt: Date;
  keptUntil: Date;
}

export async function insertFormerEmail(db: Db, vault: Vault, former: NewFormerEmail): Promise<void> {
  await db
    .insertInto('formerEmails')
    .values({
      ...former,
      email: await vault.seal(db, place(former.id), former.email),
      emailIndex: vault.blindIndex(former.email),
    })
    .execute();
}

/** The account that an address is kept for, by the first time it was left. */
export function findKeptEmail(db: Db, vault: Vault, email: string, now: Date) {
  return db
    .selectFrom('formerEmails')
    .select(['id', 'userId', 'position'])
    .where('emailIndex', '=', vault.blindIndex(email))
    .where('isDropped', '=', false)
    .where('keptUntil', '>', now)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
}

export async function findFormerEmail(db: Db, vault: Vault, id: string) {
  const row = await db
    .selectFrom('formerEmails')
    .innerJoin('users', 'users.id', 'userId')
    .selectAll('formerEmails')
    .select('language')
    .where('formerEmails.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, email: await vault.unseal(db, place(id), row.email) };
}

/** All that somebody had and can still be told of, oldest first. */
export async function listFormerEmails(db: Db, vault: Vault, userId: string) {
  const rows = await db
    .selectFrom('formerEmails')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('position')
    .execute();
  return Promise.all(rows.map((row) => opened(db, vault, row)));
}

export async function insertUndoLink(db: Db, formerEmailId: string, tokenHash: Buffer): Promise<void> {
  await db.insertInto('emailUndoLinks').values({ formerEmailId, tokenHash }).execute();
}

export async function findUndo(db: Db, vault: Vault, tokenHash: Buffer, now: Date) {
  const row = await db
    .selectFrom('emailUndoLinks')
    .innerJoin('formerEmails', 'formerEmails.id', 'formerEmailId')
    .selectAll('formerEmails')
    .where('tokenHash', '=', tokenHash)
    .where('isDropped', '=', false)
    .where('keptUntil', '>', now)
    .executeTakeFirst();
  return row && opened(db, vault, row);
}

/** What an account was changed to after it left an address is no longer anybody's to ask back. Links go along. */
export async function forgetFormerEmailsFrom(db: Db, userId: string, position: string): Promise<void> {
  await db
    .deleteFrom('formerEmails')
    .where('userId', '=', userId)
    .where('position', '>=', position)
    .where('isDropped', '=', false)
    .execute();
}

export async function deleteFormerEmail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('formerEmails').where('id', '=', id).execute();
}

export async function deleteEndedFormerEmails(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, 'former_emails', sql`kept_until <= ${now}`);
}

async function opened(db: Db, vault: Vault, row: Selectable<FormerEmails>) {
  return { ...row, email: await vault.unseal(db, place(row.id), row.email) };
}

function place(id: string) {
  return { table: 'former_emails', column: 'email', rowId: id, scope: { type: 'users', id: 'email' } };
}
