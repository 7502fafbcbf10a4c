/** What everybody knows of somebody; left out where a form does not know it. */
export interface OwnWords {
  username?: string;
  name?: string;
  email?: string;
}

/**
 * Whether a password is among the first guesses of anybody: a look-up, not an estimate, because estimating takes
 * long enough to let one visitor slow down everybody else. The server refuses by it, and forms say so beforehand.
 */
export function isCommonPassword(
  password: string,
  { username = '', name = '', email = '' }: OwnWords,
  guesses: ReadonlySet<string>,
): boolean {
  const folded = password.toLowerCase();
  const isOneCharacter = new Set(folded).size === 1;
  const [mailbox = ''] = email.split('@');
  const isOwnWord = [username, name, email, mailbox].some(
    (word) => word !== '' && folded.includes(word.toLowerCase()) && folded.length <= word.length + 2,
  );
  return isOneCharacter || isOwnWord || guesses.has(folded) || guesses.has(folded.replace(/\d{1,4}$/, ''));
}
