/**
 * As mail programs read them: a dot of any script before two letters or more, a number of the internet, or what stands before
 * two strokes. Characters that nobody sees between them are taken out by such programs before they look.
 */
const dotsOfNames =
  /(?<![^\S\uFEFF]|^)[.。．｡․](?=\p{Default_Ignorable_Code_Point}*\p{L}\p{Default_Ignorable_Code_Point}*[\p{L}\p{M}])/gu;
const numbers =
  /(?<!\d)\d{1,3}(?:\p{Default_Ignorable_Code_Point}*\.\p{Default_Ignorable_Code_Point}*\d{1,3}){3}(?!\d)/gu;
const schemes = /:(?=\p{Default_Ignorable_Code_Point}*\/\/)/gu;

/**
 * What other people wrote, for a mail: nothing of it can be opened. Whoever checks mails for viruses follows what looks like
 * an address, and its owner would see by it who was written to.
 */
export function withoutAddresses(words: string): string {
  return words
    .replaceAll(schemes, ': ')
    .replaceAll(numbers, (number) => number.replaceAll('.', '·'))
    .replaceAll(dotsOfNames, '·');
}
