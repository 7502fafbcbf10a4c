import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { formerEmailEnd } from '../account/account-times.ts';
import { accountEvents } from '../accounts.events.ts';
import { insertFormerEmail } from './former-emails.queries.ts';

/** The address hears of it, with a link to undo it or, once it is dropped, without. */
export async function leaveEmail(
  tx: TransactionContext<Context>,
  { id: userId, email }: { id: string; email: string },
  { isDropped }: { isDropped: boolean },
): Promise<void> {
  const [id, leftAt] = [tx.newId(), tx.now()];
  const keptUntil = formerEmailEnd(leftAt);
  await insertFormerEmail(tx.db, tx.vault, { id, userId, email, isDropped, leftAt, keptUntil });
  const mail = { formerEmailId: id, mailId: tx.newId() };
  if (isDropped) tx.record(accountEvents.emailDropped, { ...mail });
  else tx.record(accountEvents.emailChanged, { ...mail });
}
