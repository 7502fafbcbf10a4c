import type { Context } from '../../../core/context.ts';
import { revokeConnections } from '../../../core/revocation.ts';
import type { TransactionContext } from '../../../core/transaction.ts';
import { lockUser, type NewStanding, setStanding } from './account/standing.queries.ts';
import {
  dropSuspendedMailbox,
  isMailboxSuspended,
  saveSuspendedMailbox,
} from './account/suspended-mailboxes.queries.ts';

/**
 * One at a time for whoever derives a standing, and after everything that somebody is just adding under their name: what they
 * have begun is there to be counted and hidden.
 */
export function holdForStanding({ db }: Pick<Context, 'db'>, userId: string): Promise<void> {
  return lockUser(db, userId);
}

/**
 * The one place where a standing is written. Open connections were let in with the old one, and end with the commit, on every
 * process. False: nothing has changed, or there is no such account.
 */
export async function changeStanding(
  tx: TransactionContext<Context>,
  userId: string,
  standing: NewStanding,
): Promise<boolean> {
  const isChanged = await setStanding(tx.db, userId, standing);
  if (!isChanged) return false;
  await revokeConnections(tx, { userId });
  // What others do not see, a second account must not bring to light either.
  const isToKnow = standing.standing === 'suspended' && !standing.isStandingHidden;
  if (isToKnow) await saveSuspendedMailbox(tx.db, tx.vault, userId);
  else await dropSuspendedMailbox(tx.db, userId);
  return true;
}

/** Whether somebody reads the mails of another account that is suspended. Never whose. */
export function sharesSuspendedMailbox(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  userId: string,
): Promise<boolean> {
  return isMailboxSuspended(db, vault, userId);
}
