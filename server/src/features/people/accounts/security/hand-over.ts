import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { deleteMailTokensOf } from '../account/mail-tokens.queries.ts';
import { changePasswordHash, markVerified } from '../account/users.queries.ts';
import { accountEvents } from '../accounts.events.ts';
import { endWaysIn, type KeptWaysIn } from '../password/end-ways-in.ts';

/**
 * Makes an account its owner's alone, who has just proved by a mailed link to be it: a new password, and nothing that
 * was made before (sessions, what they asked for, links, passkeys, a second factor) but what they ticked. It may be a
 * stranger's. The account must be held.
 */
export async function handOver(
  tx: TransactionContext<Context>,
  userId: string,
  { passwordHash, keep }: { passwordHash: string; keep: KeptWaysIn | undefined },
): Promise<void> {
  await deleteMailTokensOf(tx.db, userId);
  await changePasswordHash(tx.db, userId, passwordHash);
  await markVerified(tx.db, userId, tx.now());
  await endWaysIn(tx, userId, keep);
  tx.record(accountEvents.passwordChanged, { userId, mailId: tx.newId() });
}
