import type { ContactMessage } from '@firstlight/contract/outreach/contact/contact.ts';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { ContactMessages, DB } from '../../../db/schema.ts';
import type { Vault } from '../../../platform/crypto/vault.ts';
import { inBatches } from '../../../platform/in-batches.ts';

export interface NewContactMessage extends ContactMessage {
  id: string;
  createdAt: Date;
  replyBy: Date;
}

/** Somebody with an account and a confirmed address. */
interface Sender {
  id: string;
  email: string;
}

export interface StoredMessage extends NewContactMessage {
  /** Its address asked to be forgotten: no mail may go there any more. */
  isMuted: boolean;
}

export async function insertContactMessage(db: Db, vault: Vault, message: NewContactMessage): Promise<void> {
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

export async function findContactMessage(
  db: Db,
  vault: Vault,
  id: string,
): Promise<StoredMessage | undefined> {
  const row = await db.selectFrom('contactMessages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && opened(db, vault, row);
}

/** One page of what somebody sent under the address they have or one they had, oldest id first. */
export async function messagesFrom(
  db: Db,
  vault: Vault,
  sender: Sender,
  page: { after: string | undefined; limit: number },
): Promise<StoredMessage[]> {
  let query = db
    .selectFrom('contactAddresses')
    .innerJoin('contactMessages', 'contactMessages.id', 'contactAddresses.messageId')
    .selectAll('contactMessages')
    .where(isFrom(vault, sender))
    .orderBy('messageId')
    .limit(page.limit);
  if (page.after) query = query.where('messageId', '>', page.after);
  return Promise.all((await query.execute()).map((row) => opened(db, vault, row)));
}

/** What was sent under an address stays its sender's when their account leaves it. */
export async function claimMessagesFrom(db: Db, vault: Vault, { id, email }: Sender): Promise<void> {
  await db
    .updateTable('contactAddresses')
    .set({ userId: id })
    .where('emailIndex', '=', vault.blindIndex(email))
    .execute();
}

/** The team keeps what it was told, for as long as the privacy notice says; the way back from the address is cut. */
export async function muteMessagesFrom(db: Db, vault: Vault, sender: Sender): Promise<void> {
  const sent = db.selectFrom('contactAddresses').select('messageId').where(isFrom(vault, sender));
  await db.updateTable('contactMessages').set({ isMuted: true }).where('id', 'in', sent).execute();
  await db.deleteFrom('contactAddresses').where(isFrom(vault, sender)).execute();
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

function isFrom(vault: Vault, { id, email }: Sender) {
  return (row: ExpressionBuilder<DB, 'contactAddresses'>) =>
    row.or([row('emailIndex', '=', vault.blindIndex(email)), row('userId', '=', id)]);
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
