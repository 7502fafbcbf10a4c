import { plainText } from './plain-text.ts';

/** Sixteen bands of four: campaigns change a third of the words, and wider bands would miss them. */
const size = 64;
const rows = 4;
const shingleLength = 5;
/** Shorter texts are said by many: “Nice work, congrats on the launch!”. */
const lettersMin = 40;

export interface TextSignature {
  /** The smallest hash of its shingles, in each of 64 orders. */
  minima: number[];
  /** Two texts that share one of them may be near-copies. */
  bands: number[];
}

/** A text by its five-letter shingles, without what campaigns change anyway: numbers, addresses, handles. Undefined: too short to tell. */
export function signatureOf(text: string): TextSignature | undefined {
  const plain = plainText(text)
    .split(' ')
    .filter((word) => !word.includes('@') && !word.includes('/'))
    .join(' ')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
  if (plain.replaceAll(' ', '').length < lettersMin) return undefined;
  const minima = new Array<number>(size).fill(0x7fffffff);
  for (let start = 0; start + shingleLength <= plain.length; start++) {
    const shingle = hash(plain, start);
    for (let order = 0; order < size; order++) {
      const value = mix(shingle, order);
      if (value < (minima[order] ?? 0)) minima[order] = value;
    }
  }
  return { minima, bands: bandsOf(minima) };
}

/** The share of shingles that two texts have in common, from 0 to 1. */
export function likeness(one: readonly number[], other: readonly number[]): number {
  return one.filter((minimum, order) => minimum === other[order]).length / size;
}

/** From here on two texts are near-copies. */
export const isNearCopyOf = (one: readonly number[], other: readonly number[]): boolean =>
  likeness(one, other) >= 0.55;

function bandsOf(minima: readonly number[]): number[] {
  const bands: number[] = [];
  for (let start = 0; start < size; start += rows)
    bands.push(
      minima.slice(start, start + rows).reduce((value, minimum) => mix(value ^ minimum, 7), start + 1) | 0,
    );
  return bands;
}

/** FNV-1a of a shingle. */
function hash(text: string, start: number): number {
  let value = 0x811c9dc5;
  for (let index = start; index < start + shingleLength; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value;
}

/** The same shingle's place in another order, as a signed 32-bit number: what the database's integer holds. */
function mix(value: number, order: number): number {
  let mixed = Math.imul(value ^ Math.imul(order + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 0;
}
