import type { ProviderName } from '@firstlight/contract/people/accounts/provider-names.ts';
import { revokeConnections } from '../../../../core/revocation.ts';
import type { Transaction } from '../../../../core/transaction.ts';
import { deleteAdmin } from '../account/admins.queries.ts';
import { hasSecondStep } from '../account/users.queries.ts';
import { deleteChallengesOf } from '../passkeys/challenges.queries.ts';
import { deletePasskeysExcept } from '../passkeys/passkeys.queries.ts';
import { deleteLinksExcept } from '../providers/linked-providers.queries.ts';
import { deleteRecoveryCodes } from '../second-factor/recovery-codes.queries.ts';
import { deleteSecondFactor, deleteUnconfirmedFactor } from '../second-factor/second-factors.queries.ts';
import { deleteSessionsOf } from '../session/sessions.queries.ts';

export interface KeptWaysIn {
  passkeys: readonly string[];
  secondFactor: boolean;
  providers?: readonly ProviderName[] | undefined;
}

/**
 * Ends every way into an account but the password and what is named. An admin whose second step goes is no admin any
 * more: who reads their mail is not enough for that, so whoever runs the site grants it again.
 */
export async function endWaysIn(
  tx: Transaction,
  userId: string,
  keep: KeptWaysIn = { passkeys: [], secondFactor: false },
): Promise<void> {
  const hadSecondStep = await hasSecondStep(tx.db, userId);
  await deletePasskeysExcept(tx.db, userId, keep.passkeys);
  await deleteLinksExcept(tx.db, userId, keep.providers ?? []);
  if (keep.secondFactor) await deleteUnconfirmedFactor(tx.db, userId);
  else {
    await deleteSecondFactor(tx.db, userId);
    await deleteRecoveryCodes(tx.db, userId);
  }
  if (hadSecondStep && !(await hasSecondStep(tx.db, userId))) await deleteAdmin(tx.db, userId);
  // First what could still become a session: it either has by now, and ends below, or never will.
  await deleteChallengesOf(tx.db, userId);
  await deleteSessionsOf(tx.db, userId);
  await revokeConnections(tx, { userId });
}
