import type { Language } from '@firstlight/contract/languages.ts';
import type { i18n } from 'i18next';
import { embedWhile } from '../lib/api/read-embedded.ts';
import { createI18n } from '../lib/language/i18n.ts';
import { asDrawn, drawMarkup, findPage } from './draw-markup.tsx';

export interface PageToDraw {
  /** Path and search. */
  address: string;
  language: Language;
  /** What the page would otherwise ask for in its first moment, by name. */
  firstData: Record<string, unknown>;
}

const spoken = new Map<Language, Promise<i18n>>();

/** A page with its data as a guest sees it first, for the server to send before any script has run. */
export async function drawPage({ address, language, firstData }: PageToDraw): Promise<string> {
  const found = await findPage(address, await textsIn(language));
  return asDrawn(embedWhile(firstData, () => drawMarkup(found, 'guest')));
}

function textsIn(language: Language): Promise<i18n> {
  const known = spoken.get(language) ?? createI18n(language);
  spoken.set(language, known);
  return known;
}
