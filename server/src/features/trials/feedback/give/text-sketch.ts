/** How many of a text's smallest shingle hashes are kept: enough to tell half the same from a tenth the same. */
const sketchSize = 64;
const shingleLength = 5;

/**
 * A text as the 64 smallest hashes of its five-letter shingles, without case, accents and punctuation. Two sketches
 * estimate how many shingles two texts share, at a cost that does not grow with the texts.
 */
export function sketchOf(text: string): number[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (plain === '') return [];
  const hashes = new Set<number>();
  for (let start = 0; start <= Math.max(0, plain.length - shingleLength); start++) {
    hashes.add(hash(plain.slice(start, start + shingleLength)));
  }
  return [...hashes].toSorted((a, b) => a - b).slice(0, sketchSize);
}

/** The share of shingles that two texts have in common, from 0 to 1. */
export function resemblance(one: readonly number[], other: readonly number[]): number {
  const [inOne, inOther] = [new Set(one), new Set(other)];
  const smallest = [...new Set([...one, ...other])].toSorted((a, b) => a - b).slice(0, sketchSize);
  const common = smallest.filter((shingle) => inOne.has(shingle) && inOther.has(shingle));
  return smallest.length === 0 ? 0 : common.length / smallest.length;
}

/** FNV-1a, as a signed 32-bit number, which is what the database's integer holds. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // FNV leaves short texts close together; the finish spreads them, so that the smallest are a fair sample.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) | 0;
}
