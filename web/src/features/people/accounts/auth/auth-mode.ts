const authModes = ['sign-in', 'sign-up', 'forgot', 'reset', 'verify', 'confirm-email', 'undo-email'] as const;

export type AuthMode = (typeof authModes)[number];

/** What one mode tells the next on the way; it outlives a reload, and is in no address. */
export interface AuthArrival {
  notice?: 'passwordChanged' | 'accountDeleted' | 'emailPutBack' | 'groupNeedsAccount';
  /** A verification mail has just gone there. */
  sentTo?: string;
}

export function authModeIn(search: URLSearchParams): AuthMode {
  return authModes.find((mode) => mode === search.get('mode')) ?? 'sign-in';
}

/** The way to another mode: where one wanted to go stays known, the token of a mail does not. */
export function authAddress(mode: AuthMode, search: URLSearchParams): string {
  const next = search.get('next');
  return `/auth?${new URLSearchParams({ mode, ...(next && { next }) })}`;
}
