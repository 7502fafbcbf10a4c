import { dictionary } from '@zxcvbn-ts/language-common';

/** Ordered by how often they were found in leaks; the rest of the list is too long for anybody's first guesses. */
const guesses = new Set(dictionary['passwords-common'].slice(0, 10_000));

/**
 * Whether a password is among the first guesses of anybody: a look-up, not an estimate, because estimating takes
 * long enough to let one visitor slow down everybody else.
 */
export function isCommonPassword(password: string, ownWords: readonly string[]): boolean {
  const folded = password.toLowerCase();
  const isOneCharacter = new Set(folded).size === 1;
  const isOwnWord = ownWords.some(
    (word) => folded.includes(word.toLowerCase()) && folded.length <= word.length + 2,
  );
  return isOneCharacter || isOwnWord || guesses.has(folded) || guesses.has(folded.replace(/\d{1,4}$/, ''));
}
