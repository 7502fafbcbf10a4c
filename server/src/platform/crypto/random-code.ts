import { randomInt } from 'node:crypto';

/** So many characters of an alphabet, all equally likely. */
export function randomCode(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
