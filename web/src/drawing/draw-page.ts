import type { Language } from '@firstlight/contract/languages.ts';
import type { i18n } from 'i18next';
import { embedWhile } from '../lib/api/read-embedded.ts';
import { createI18n } from '../lib/language/i18n.ts';
import { drawMarkup, findPage } from './draw-markup.tsx';

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

/**
 * Links lead on at once; whatever needs a script to answer is off until it has one, so that no press and no letter is
 * lost. Inline styles, which the policy of our pages refuses, go. What people wrote holds no bare bracket or quote.
 */
function asDrawn(markup: string): string {
  return markup
    .replaceAll(/<(?:button|input|select|textarea)(?=[\s>])/g, '$& disabled=""')
    .replaceAll(/ style="[^"]*"/g, '');
}

function textsIn(language: Language): Promise<i18n> {
  const known = spoken.get(language) ?? createI18n(language);
  spoken.set(language, known);
  return known;
}
