import type { ContactMessage } from '@firstlight/contract/contact.ts';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { ContactMessages } from '../../db/schema.ts';
import type { Vault } from '../../platform/crypto/vault.ts';
import { inBatches } from '../../platform/in-batches.ts';

export interface NewMessage extends ContactMessage {
  id: string;
  createdAt: Date;
  replyBy: Date;
}

export interface StoredMessage extends NewMessage {
  /** Its address asked to be forgotten: no mail may go there any more. */
  isMuted: boolean;
}

export async function insertMessage(db: Db, vault: Vault, message: NewMessage): Promise<void> {
  await db
    .insertInto('contactMessages')
    .values({
      ...message,
      email: await vault.seal(db, place(message.id, 'email'), message.email),
      message: await vault.seal(db, place(message.id, 'message'), message.message, { padded: true }),
    })
    .execute();
  await db
    .insertInto('contactAddresses')
    .values({ messageId: message.id, emailIndex: vault.blindIndex(message.email) })
    .execute();
}

export async function findMessage(db: Db, vault: Vault, id: string): Promise<StoredMessage | undefined> {
  const row = await db.selectFrom('contactMessages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && opened(db, vault, row);
}

/** One page of what was sent under an address, oldest id first. */
export async function messagesFrom(
  db: Db,
  vault: Vault,
  email: string,
  page: { after: string | undefined; limit: number },
): Promise<StoredMessage[]> {
  let query = db
    .selectFrom('contactAddresses')
    .innerJoin('contactMessages', 'contactMessages.id', 'contactAddresses.messageId')
    .selectAll('contactMessages')
    .where('emailIndex', '=', vault.blindIndex(email))
    .orderBy('messageId')
    .limit(page.limit);
  if (page.after) query = query.where('messageId', '>', page.after);
  return Promise.all((await query.execute()).map((row) => opened(db, vault, row)));
}

/** The team keeps what it was told, for as long as the privacy notice says; the way back from the address is cut. */
export async function muteMessagesFrom(db: Db, vault: Vault, email: string): Promise<void> {
  const emailIndex = vault.blindIndex(email);
  const sent = db.selectFrom('contactAddresses').select('messageId').where('emailIndex', '=', emailIndex);
  await db.updateTable('contactMessages').set({ isMuted: true }).where('id', 'in', sent).execute();
  await db.deleteFrom('contactAddresses').where('emailIndex', '=', emailIndex).execute();
}

export async function deleteMessagesBefore(db: Db, before: Date): Promise<void> {
  await inBatches(async (limit) => {
    const old = db.selectFrom('contactMessages').select('id').where('createdAt', '<', before).limit(limit);
    const { numDeletedRows } = await db
      .deleteFrom('contactMessages')
      .where('id', 'in', old)
      .executeTakeFirstOrThrow();
    return numDeletedRows;
  });
}

async function opened(db: Db, vault: Vault, row: Selectable<ContactMessages>): Promise<StoredMessage> {
  return {
    ...row,
    email: await vault.unseal(db, place(row.id, 'email'), row.email),
    message: await vault.unseal(db, place(row.id, 'message'), row.message),
  };
}

/** All messages to the team share one data key: they are read by the same few people. */
function place(rowId: string, column: 'email' | 'message') {
  return { table: 'contact_messages', column, rowId, scope: { type: 'contact', id: 'team' } };
}
