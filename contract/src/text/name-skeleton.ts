import { confusables } from './confusables.ts';

/**
 * Characters that stand for a letter in names and that Unicode's list lacks: digits and signs in its place, small
 * capitals, small letters of other scripts, and i for l.
 */
const substitutes: readonly (readonly [string, string])[] = [
  ['a', '4@∀ᴀ'],
  ['b', '68вьβʙ'],
  ['c', '©'],
  ['d', 'ᴅժ'],
  ['e', '3€єεᴇ'],
  ['f', 'ϝғꜰե'],
  ['g', '9ɢ'],
  ['h', 'нʜԋ'],
  ['j', 'ᴊ'],
  ['k', 'кκᴋ'],
  ['l', 'i!ʟᥣ'],
  ['m', 'мᴍ'],
  ['n', 'пПɴ'],
  ['p', 'ᴘք'],
  ['r', '®ʀя'],
  ['s', '5$§ς'],
  ['t', '7†тτᴛ'],
  ['u', 'цμ'],
  ['w', 'ωш'],
  ['x', 'χ'],
  ['z', '2'],
];

const drawnLike = new Map(
  [...confusables, ...substitutes].flatMap(([letters, characters]) =>
    [...characters].map((character) => [character, letters]),
  ),
);

/** A to Z as signs: circled on black, boxed on black, and the letters that flags are made of. */
const signAlphabets = [0x1f150, 0x1f170, 0x1f1e6];

/**
 * Returns what a name looks like, without its spaces, signs and accents. Two names with one skeleton are taken for each
 * other. A skeleton is compared with other skeletons only, and means nothing to read.
 */
export function nameSkeleton(name: string): string {
  const letters = [...name.normalize('NFKD')].map(letterOf).join('').normalize('NFKD').toLowerCase();
  // Twice, because a character may be drawn like a digit or an i, which stands for a letter.
  return plain(plain(letters)).replaceAll(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');
}

function plain(letters: string): string {
  return [...letters].map((letter) => drawnLike.get(letter) ?? letter).join('');
}

function letterOf(character: string): string {
  const known = drawnLike.get(character);
  if (known) return known;
  const code = character.codePointAt(0) ?? 0;
  const start = signAlphabets.find((first) => code >= first && code < first + 26);
  return start === undefined ? character : String.fromCodePoint(97 + code - start);
}
