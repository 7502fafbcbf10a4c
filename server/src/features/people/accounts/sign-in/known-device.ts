import { timingSafeEqual } from 'node:crypto';
import { accountRules } from '@firstlight/contract/rules.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { hostCookie } from '../../../../core/http/cookies.ts';
import { newToken } from '../../../../platform/crypto/secret-token.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';

const name = 'device';
const seconds = accountRules.knownDeviceDays * 24 * 60 * 60;

/**
 * Lets this browser show later that somebody signed in to this account in it. It opens nothing: it only keeps strangers'
 * guesses from using up the owner's tries. Only the browser keeps it.
 */
export function rememberDevice(ctx: HttpContext, userId: string): void {
  const { token } = newToken();
  const value = `${token}.${bindingOf(ctx.vault, token, userId).toString('base64url')}`;
  ctx.setCookie(hostCookie(name, { value, seconds, origin: ctx.origin }));
}

/** What its tries are counted under, if it is known to this account. */
export function knownDevice(ctx: HttpContext, userId: string): string | undefined {
  const [token = '', said = ''] = ctx.readCookie(name)?.split('.') ?? [];
  const [given, right] = [Buffer.from(said, 'base64url'), bindingOf(ctx.vault, token, userId)];
  return given.length === right.length && timingSafeEqual(given, right) ? said : undefined;
}

function bindingOf(vault: Vault, token: string, userId: string): Buffer {
  return vault.tag(`device ${token} ${userId}`);
}
