import type { HttpContext } from '../../../../core/context.ts';
import { newToken } from '../../../../platform/crypto/secret-token.ts';
import { sessionEnd } from '../account/account-times.ts';
import { sessionCookie } from '../session-cookie.ts';
import { rememberDevice } from '../sign-in/known-device.ts';
import { describeDevice } from './describe-device.ts';
import { insertSession } from './sessions.queries.ts';

/**
 * The end of every way to sign in. Whoever gets here has just proved who they are, well enough for acts that could cost
 * somebody their account unless `isProven` says otherwise; by a code or a passkey if they `tookSecondStep`.
 */
export async function openSession(
  ctx: HttpContext,
  userId: string,
  { isProven = true, tookSecondStep = false } = {},
): Promise<void> {
  const { token, tokenHash } = newToken();
  const now = ctx.now();
  await insertSession(ctx.db, {
    id: ctx.newId(),
    userId,
    tokenHash,
    createdAt: now,
    expiresAt: sessionEnd(now),
    identityConfirmedAt: isProven ? now : null,
    tookSecondStep,
    ...describeDevice(ctx.userAgent),
  });
  ctx.setCookie(sessionCookie(token, ctx.origin));
  rememberDevice(ctx, userId);
}
