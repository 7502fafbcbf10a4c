import { hostCookie, hostCookieName, readCookie } from '../../core/http/cookies.ts';
import { sessionMs } from './account-times.ts';

const name = 'session';

export function sessionCookie(token: string, origin: string): string {
  return hostCookie(name, { value: token, seconds: sessionMs / 1000, origin });
}

export function endedSessionCookie(origin: string): string {
  return hostCookie(name, { value: '', seconds: 0, origin });
}

export function readSessionToken(header: string | undefined, origin: string): string | undefined {
  return readCookie(header, hostCookieName(name, origin)) || undefined;
}
