import type { HttpContext } from '../../../../core/context.ts';
import { hostCookie } from '../../../../core/http/cookies.ts';
import { hashToken, newToken } from '../../../../platform/crypto/secret-token.ts';
import { signUpSeconds } from '../account/account-times.ts';

const name = 'sign-up';

/** Leaves a secret in this browser, and gives its fingerprint: by it the account knows who opened it. */
export function markSignUpBrowser(ctx: HttpContext): Buffer {
  const { token, tokenHash } = newToken();
  ctx.setCookie(hostCookie(name, { value: token, seconds: signUpSeconds, origin: ctx.origin }));
  return tokenHash;
}

export function isSignUpBrowser(ctx: HttpContext, signUpHash: Buffer | null): boolean {
  const token = ctx.readCookie(name);
  return token !== undefined && signUpHash !== null && hashToken(token).equals(signUpHash);
}

export function forgetSignUp(ctx: HttpContext): void {
  ctx.setCookie(hostCookie(name, { value: '', seconds: 0, origin: ctx.origin }));
}
