import { defaultLanguage, isLanguage, type Language } from '@firstlight/contract/languages.ts';
import { readStored, writeStored } from '../local-storage.ts';

const key = 'language';
const yearMs = 365 * 24 * 60 * 60 * 1000;

/** A shared link's `?lang=` stands above what this browser remembers. */
export function startLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  const remembered = rememberedLanguage();
  if (!isLanguage(asked)) return remembered ?? defaultLanguage;
  // A link may decide for a newcomer, yet it must not overwrite what somebody chose.
  if (!remembered) rememberLanguage(asked);
  return asked;
}

export function rememberedLanguage(): Language | undefined {
  const remembered = readStored(key);
  return isLanguage(remembered) ? remembered : undefined;
}

/** The cookie lets the server send the page in the right language before any script has run. */
export function rememberLanguage(language: Language): void {
  writeStored(key, language);
  // Older browsers have no cookie store: there the page is drawn anew in the right language.
  globalThis.cookieStore
    ?.set({ name: key, value: language, path: '/', sameSite: 'lax', expires: Date.now() + yearMs })
    .catch(() => undefined);
}

/** Otherwise a reload would fall back to the language of the link. */
export function dropLanguageFromAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}
