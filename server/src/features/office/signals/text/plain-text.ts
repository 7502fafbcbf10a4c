const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
};

/** Without case, accents and typographic signs, so that one spelling finds all. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Digits that stand for letters inside a word are read as letters: “f0rex”. */
export const undisguised = (plain: string): string =>
  plain.replaceAll(/(?<=\p{L})[013457$](?=\p{L})/gu, (sign) => disguises[sign] ?? sign);
