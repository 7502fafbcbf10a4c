import { foldText } from './fold-text.ts';

const mostWords = 8;

/** What was typed, word by word as texts are compared, the longest first: it is the rarest, as a rule. */
export function searchedWords(typed: string): string[] {
  const words = foldText(typed)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, mostWords).toSorted((one, other) => other.length - one.length);
}
