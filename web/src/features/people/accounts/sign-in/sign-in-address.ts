/** From these, signing in leads home as it is, and an address that says so would only be longer. */
const aimless = ['/', '/auth', '/terms-required', '/unauthorized'];

/** The way in from a page, and back to it. */
export function signInAddress({ pathname, search }: { pathname: string; search: string }): string {
  if (aimless.includes(pathname) || pathname.startsWith('/auth/')) return '/auth';
  return `/auth?${new URLSearchParams({ next: `${pathname}${search}` })}`;
}
