/** From these, signing in leads home as it is, and an address that says so would only be longer. */
const aimless = ['/', '/auth', '/terms-required', '/unauthorized'];

/** The way in from a page, and back to it. */
export function signInAddress({ pathname, search }: { pathname: string; search: string }): string {
  const next = nextOf({ pathname, search });
  return next === undefined ? '/auth' : `/auth?${new URLSearchParams({ next })}`;
}

/** The way to a new account from a page, and back to it. */
export function signUpAddress(page: { pathname: string; search: string }): string {
  const next = nextOf(page);
  return `/auth?${new URLSearchParams({ mode: 'sign-up', ...(next !== undefined && { next }) })}`;
}

function nextOf({ pathname, search }: { pathname: string; search: string }): string | undefined {
  if (aimless.includes(pathname) || pathname.startsWith('/auth/')) return undefined;
  return `${pathname}${search}`;
}
