import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { mailboxOf } from './mailbox.policy.ts';
import { findAddresseeRow } from './users.queries.ts';

async function mailboxTagOf(db: Db, vault: Vault, userId: string): Promise<Buffer | undefined> {
  const found = await findAddresseeRow(db, vault, userId);
  return found && vault.tag(`accounts mailbox ${mailboxOf(found.email)}`);
}

export async function saveSuspendedMailbox(db: Db, vault: Vault, userId: string): Promise<void> {
  const mailboxTag = await mailboxTagOf(db, vault, userId);
  if (!mailboxTag) return;
  await db
    .insertInto('suspendedMailboxes')
    .values({ userId, mailboxTag })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ mailboxTag }))
    .execute();
}

export async function dropSuspendedMailbox(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('suspendedMailboxes').where('userId', '=', userId).execute();
}

/** Whether another account with this person's mailbox is suspended. */
export async function isMailboxSuspended(db: Db, vault: Vault, userId: string): Promise<boolean> {
  const mailboxTag = await mailboxTagOf(db, vault, userId);
  if (!mailboxTag) return false;
  const row = await db
    .selectFrom('suspendedMailboxes')
    .select('userId')
    .where('mailboxTag', '=', mailboxTag)
    .where('userId', '<>', userId)
    .executeTakeFirst();
  return row !== undefined;
}
