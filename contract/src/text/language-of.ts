import { type Language, languages } from '../languages.ts';

/** Frequent words that only one of the languages has. */
const frequent: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'the and of to is it was were that this with for not but are have has had my you your they there what when which would could from its i’d i’m don’t didn’t it’s'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les des du une et est était que qui dans pour pas mais avec sur ce cette ces au aux je vous nous il elle ont mon ma mes sans plus très être l d qu n c s j'.split(
      ' ',
    ),
  ),
};

/** Returns the language that most frequent words of a text belong to, or `undefined` if two have as many. */
export function languageOf(text: string): Language | undefined {
  const words =
    text
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/[\p{L}’]+/gu) ?? [];
  // In French an elided word is one of its own: l’écran, qu’il.
  const parts = words.flatMap((word) => [word, ...word.split('’')]);
  const counted = languages.map((language) => ({
    language,
    count: parts.filter((part) => frequent[language].has(part)).length,
  }));
  const [most, next] = counted.toSorted((one, other) => other.count - one.count);
  return most && most.count > (next?.count ?? 0) ? most.language : undefined;
}
