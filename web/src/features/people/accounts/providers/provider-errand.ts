import { readStored, session, writeStored } from '../../../../lib/local-storage.ts';

/** What somebody goes to a provider for, and where they want to be afterwards. */
export interface ProviderErrand {
  what: 'sign-in' | 'link';
  next: string | null;
}

const key = 'provider-errand';

/** Kept in this tab, which comes back; a provider need not know it. */
export function keepErrand(errand: ProviderErrand): void {
  writeStored(key, JSON.stringify(errand), session);
}

export function keptErrand(): ProviderErrand {
  try {
    const { what, next } = JSON.parse(readStored(key, session) ?? '{}') as Partial<ProviderErrand>;
    return { what: what === 'link' ? 'link' : 'sign-in', next: typeof next === 'string' ? next : null };
  } catch {
    return { what: 'sign-in', next: null };
  }
}
