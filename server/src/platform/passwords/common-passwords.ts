import { dictionary } from '@zxcvbn-ts/language-common';

/** Ordered by how often they were found in leaks; the rest of the list is too long for anybody's first guesses. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, 10_000));
