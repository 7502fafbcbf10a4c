import type { Language } from '@firstlight/contract/languages.ts';
import type { i18n } from 'i18next';
import { loadNamespaces } from './i18n.ts';
import type { Namespace } from './locales.ts';

let latest = 0;

/** The page changes its language once all it says is there in the other one. Where that cannot be had, it stays as it is. */
export async function changeLanguage(texts: i18n, language: Language): Promise<void> {
  latest += 1;
  const turn = latest;
  const inUse = Object.keys(texts.getDataByLanguage(texts.language) ?? {}) as Namespace[];
  await loadNamespaces(texts, inUse, language);
  // Whoever has chosen anew meanwhile gets what they chose last.
  if (turn === latest) await texts.changeLanguage(language);
}
