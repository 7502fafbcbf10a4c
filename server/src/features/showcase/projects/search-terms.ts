const mostWords = 8;
const longestWord = 30;

/** What somebody typed, word by word, as search compares them. */
export function searchWords(typed: string): string[] {
  const words =
    typed
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{Ll}\p{Lo}\p{Nd}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, longestWord)))].slice(0, mostWords);
}

/** All of them, each as the beginning of a word; `A` looks at names alone. Words hold no sign of the notation. */
export function searchTerms(words: readonly (string | readonly string[])[], weight: '' | 'A' = ''): string {
  const begins = (word: string) => `${singular(word)}:*${weight}`;
  return words
    .map((one) => (typeof one === 'string' ? begins(one) : one.map(begins).join(' | ')))
    .join(' & ');
}

/** English and French both add an s, or an x; what is left begins both forms. “Fitness” keeps its own. */
function singular(word: string): string {
  return word.length >= 4 && /[^s][sx]$/.test(word) ? word.slice(0, -1) : word;
}
