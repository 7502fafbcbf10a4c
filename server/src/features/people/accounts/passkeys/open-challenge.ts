import type { HttpContext } from '../../../../core/context.ts';
import { hostCookie } from '../../../../core/http/cookies.ts';
import type { ChallengePurpose } from '../../../../db/schema.ts';
import { newToken } from '../../../../platform/crypto/secret-token.ts';
import { challengeEnd, challengeSeconds } from '../account/account-times.ts';
import { insertChallenge } from './challenges.queries.ts';

/**
 * Asks this browser something that it may answer once, for a few minutes. The token lies in a cookie that no script
 * reads, which binds the answer to the browser that was asked. For passkeys it is also what they sign.
 */
export async function openChallenge(
  ctx: HttpContext,
  purpose: ChallengePurpose,
  userId: string | null,
): Promise<string> {
  const { token, tokenHash } = newToken();
  await insertChallenge(ctx.db, { tokenHash, purpose, userId, expiresAt: challengeEnd(ctx.now()) });
  setChallengeCookie(ctx, purpose, { value: token, seconds: challengeSeconds });
  return token;
}

/** The token of the question that this browser was last asked. */
export function askedToken(ctx: HttpContext, purpose: ChallengePurpose): string | undefined {
  return ctx.readCookie(cookieOf(purpose)) || undefined;
}

export function forgetChallenge(ctx: HttpContext, purpose: ChallengePurpose): void {
  setChallengeCookie(ctx, purpose, { value: '', seconds: 0 });
}

function setChallengeCookie(
  ctx: HttpContext,
  purpose: ChallengePurpose,
  content: { value: string; seconds: number },
): void {
  ctx.setCookie(hostCookie(cookieOf(purpose), { ...content, origin: ctx.origin }));
}

function cookieOf(purpose: ChallengePurpose): string {
  return purpose.replaceAll('_', '-');
}
