import { randomCode } from './random-code.ts';

/** Crockford's: no letter that could be read as a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 10;

/** 50 random bits on paper, such as `7k2m9-x4tq8`. */
export function newRecoveryCode(): string {
  const code = randomCode(alphabet, length);
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/** What somebody copied from paper, as it was printed: case, spaces and the usual misreadings do not matter. */
export function normaliseRecoveryCode(typed: string): string {
  const code = typed
    .toLowerCase()
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
    .replaceAll(/[^0-9a-z]/g, '');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
