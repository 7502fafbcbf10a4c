import { describe, expect, it } from 'vitest';
import { hostCookie, hostCookieName, readCookie } from './cookies.ts';

describe('reading a cookie', () => {
  it.each([
    ['session=abc', 'abc'],
    ['language=fr; session=abc; theme=dark', 'abc'],
    ['session=abc; session=evil', 'abc'],
    ['xsession=evil', undefined],
    ['session', ''],
    ['', undefined],
    [undefined, undefined],
  ])('of %j gives %j', (header, value) => {
    expect(readCookie(header, 'session')).toBe(value);
  });
});

describe('a cookie of ours', () => {
  it('is bound to the host and to HTTPS', () => {
    const cookie = hostCookie('session', { value: 'abc', seconds: 60, origin: 'https://firstlight.example' });
    expect(cookie).toBe('__Host-session=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure');
  });

  it('is named after the port on a developer’s machine, where two checkouts share a host without HTTPS', () => {
    expect(hostCookieName('session', 'http://localhost:5173')).toBe('session-5173');
    expect(hostCookieName('session', 'http://localhost:5183')).toBe('session-5183');
    expect(hostCookieName('session', 'http://localhost')).toBe('session');
  });
});
