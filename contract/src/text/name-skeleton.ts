/** What each letter is drawn like elsewhere: other scripts, small capitals, digits and signs in its place. */
const lookAlikes: Record<string, string> = {
  a: 'аɑαᴀАΑᎪꓮ4@∀',
  b: 'вЬьβʙВΒᏴꓐ68',
  c: 'сϲᴄСϹᏟꓚ©¢',
  d: 'ԁɗđᴅᎠꓓժ',
  e: 'еєεёҽᴇЕΕᎬꓰ3€ε',
  f: 'ƒϝғꜰϜꓝեſ',
  g: 'ɡɢցǥᏀԌꓖ9',
  h: 'һнʜհħНΗᎻꓧԋ',
  j: 'јϳᴊЈᎫꓙ',
  k: 'кκᴋКΚᏦꓗ',
  l: 'iıіιɩɪІΙӏӀʟłⅼ1|!ǀ∣Ꭵᥣ𐌠ꓲᏞꓡև',
  m: 'мᴍМΜᎷꓟ',
  n: 'пηոɴΝПꓠп',
  o: 'оοօσøᴏОΟՕꓳ0Ø',
  p: 'рρᴘРΡᏢꓑք',
  q: 'ԛգʠ',
  r: 'гʀꭇᴦɼяꓣᎡ®',
  s: 'ѕꜱςЅᏚꓢՏ5$§',
  t: 'тτᴛТΤᎢꓔ7ŧ†',
  u: 'υսцᴜʋՍꓴμ',
  v: 'ѵνᴠѴᏙꓦ',
  w: 'ԝωшᴡԜᎳꓪ',
  x: 'хχХΧꓫ×',
  y: 'уγүʏУΥҮꓬ¥',
  z: 'ᴢΖᏃꓜ2',
};

const drawnLike = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
);

/** A to Z as signs: circled on black, boxed on black, and the letters that flags are made of. */
const signAlphabets = [0x1f150, 0x1f170, 0x1f1e6];

/**
 * What a name looks like, without its spaces, signs and accents. Two names with one skeleton are taken for each other;
 * it is for comparing with other skeletons only, and means nothing to read.
 */
export function nameSkeleton(name: string): string {
  const letters = [...name.normalize('NFKD')].map(letterOf).join('').normalize('NFKD').toLowerCase();
  return [...letters]
    .map((letter) => drawnLike.get(letter) ?? letter)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');
}

function letterOf(character: string): string {
  const known = drawnLike.get(character);
  if (known) return known;
  const code = character.codePointAt(0) ?? 0;
  const start = signAlphabets.find((first) => code >= first && code < first + 26);
  return start === undefined ? character : String.fromCodePoint(97 + code - start);
}
