/** Long runs of digits, however they are grouped: what a decision about private information must not repeat. */
const numbers = /\+?\d(?:[\s./()-]{0,2}\d){6,18}/g;

/** The quote without what it was removed for, numbers and e-mail addresses; `removed` stands in its place. */
export function blankPrivate(quote: string, removed: string): string {
  const withoutAddresses = quote
    .split(/(\s+)/)
    .map((word) => (isAddress(word) ? removed : word))
    .join('');
  return withoutAddresses.replaceAll(numbers, removed);
}

/** Somewhere between its first and its last sign stands the sign of an address. */
function isAddress(word: string): boolean {
  const at = word.indexOf('@');
  return at > 0 && at < word.length - 1;
}
