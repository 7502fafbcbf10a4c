import { hostCookie, hostCookieName, readCookie } from '../../../core/http/cookies.ts';
import { sessionMs } from './account/account-times.ts';

const name = 'session';

export function sessionCookie(token: string, origin: string): string {
  return hostCookie(name, { value: token, seconds: sessionMs / 1000, origin });
}

export function endedSessionCookie(origin: string): string {
  return hostCookie(name, { value: '', seconds: 0, origin });
}

/** What cannot be one of our tokens is no cookie of ours. */
export function readSessionToken(header: string | undefined, origin: string): string | undefined {
  const value = readCookie(header, hostCookieName(name, origin)) ?? '';
  return /^[\w-]{43}$/.test(value) ? value : undefined;
}
