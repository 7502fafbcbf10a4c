/** Letters that Unicode does not take apart, as people type them who have no key for them. */
const spelled: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ς: 'σ',
  '’': "'",
};

/** As search compares texts: without case and accents. Signs that come apart are folded one by one, so a text is folded as its signs are. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæßøłđς’]/gu, (sign) => spelled[sign] ?? sign);
}

/** The same with the place of each folded sign in the text. */
export function foldWithPlaces(text: string): { folded: string; places: number[] } {
  const places: number[] = [];
  let folded = '';
  let place = 0;
  for (const sign of text) {
    const one = foldSign(sign);
    for (let index = 0; index < one.length; index += 1) places.push(place);
    folded += one;
    place += sign.length;
  }
  return { folded, places };
}

/** Most signs are letters that need no second look. */
function foldSign(sign: string): string {
  return sign < '\u0080' ? sign.toLowerCase() : foldText(sign);
}
