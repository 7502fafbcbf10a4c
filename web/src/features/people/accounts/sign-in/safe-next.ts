import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';

/** Pages that lead to signing in; coming back to them would be a circle. */
const circles = ['/auth', '/terms-required'];

/** Where to go after signing in. Links are written by anybody, so only a path of this site is followed. */
export function safeNext(asked: string | null): string {
  const address = ownAddress(asked ?? '/');
  if (!address) return '/';
  const { pathname, search, hash } = address;
  // `/.//elsewhere` is of this site as an address, and of another one as the path that is left of it.
  if (!/^\/(?!\/)/.test(pathname) || isCircle(pathname)) return '/';
  return `${pathname}${search}${hash}`;
}

/** The page that asked for signing in, else where one's day begins: makers with their responses, testers with their feed. */
export function nextAfterSignIn(asked: string | null, { role }: Pick<Me, 'role'>): string {
  const next = safeNext(asked);
  if (next !== '/') return next;
  return role === 'tester' ? '/feed' : '/dashboard';
}

/** `/auth/github` and `/auth/google` are where providers send people back to. */
function isCircle(pathname: string): boolean {
  return circles.includes(pathname) || pathname.startsWith('/auth/');
}

function ownAddress(asked: string): URL | null {
  try {
    const address = new URL(asked, location.origin);
    return address.origin === location.origin ? address : null;
  } catch {
    return null;
  }
}
