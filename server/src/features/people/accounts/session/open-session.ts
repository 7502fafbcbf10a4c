import type { HttpContext } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { newToken } from '../../../../platform/crypto/secret-token.ts';
import { sessionEnd } from '../account/account-times.ts';
import { sessionCookie } from '../session-cookie.ts';
import { rememberDevice } from '../sign-in/known-device.ts';
import { describeDevice } from './describe-device.ts';
import { endPresentSession } from './end-present-session.ts';
import { insertSession } from './sessions.queries.ts';

/**
 * The end of every way to sign in. Whoever gets here has just proved who they are, well enough for acts that could cost
 * somebody their account unless `isProven` says otherwise; by a code or a passkey if they `tookSecondStep`.
 * Ends the session that the browser had before, and its live connections.
 */
export async function openSession(
  tx: TransactionContext<HttpContext>,
  userId: string,
  { isProven = true, tookSecondStep = false } = {},
): Promise<void> {
  await endPresentSession(tx);
  const { token, tokenHash } = newToken();
  const now = tx.now();
  await insertSession(tx.db, {
    id: tx.newId(),
    userId,
    tokenHash,
    createdAt: now,
    expiresAt: sessionEnd(now),
    identityConfirmedAt: isProven ? now : null,
    tookSecondStep,
    ...describeDevice(tx.userAgent),
  });
  tx.setCookie(sessionCookie(token, tx.origin));
  rememberDevice(tx, userId);
}
