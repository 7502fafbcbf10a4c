import { readStored, session, writeStored } from '../../../../lib/local-storage.ts';

const key = 'auth-email';
const nextKey = 'auth-next';

/** An address is typed once: it is known in every mode, and after a reload, until the tab is closed. */
export function carriedEmail(): string {
  return readStored(key, session) ?? readStored(key) ?? '';
}

export function carryEmail(email: string): void {
  writeStored(key, email, session);
}

/** The link in the mail opens a tab of its own, which shares only the browser's memory. */
export function carryToNextTab(email: string, next: string | null): void {
  carryEmail(email);
  writeStored(key, email);
  writeStored(nextKey, next);
}

/** Where somebody wanted to go when they were asked to sign up, perhaps in another tab. */
export function carriedNext(): string | null {
  return readStored(nextKey);
}

export function forgetEmail(): void {
  writeStored(key, null, session);
  writeStored(key, null);
  writeStored(nextKey, null);
}
