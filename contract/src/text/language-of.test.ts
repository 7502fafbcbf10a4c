import { describe, expect, it } from 'vitest';
import { languageOf } from './language-of.ts';

describe('language of a text', () => {
  it.each([
    ['The list opens at once, but the second page stays empty until one reloads it.', 'en'],
    ["I don't read papers for a living.", 'en'],
    ['L’arrondi m’a évité une dispute à la fermeture. Il faudrait aussi le total.', 'fr'],
    ["J'ai cherché le bouton pendant une minute, puis j'ai abandonné.", 'fr'],
    ['Essayé avec mes élèves de terminale sur un article de deux pages.', 'fr'],
    ['OK 42', undefined],
    ['', undefined],
  ])('is read from “%s” as %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});
