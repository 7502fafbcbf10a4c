import type { Dice } from './dice.ts';

/** Two grey pixels, as a PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR4nGNoaAAAAYMBARg1IhUAAAAASUVORK5CYII=',
  'base64',
);

const disguises = [
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'GIF89a\x01\x00\x01\x00',
  '%PDF-1.7',
  '<!doctype html><script>alert(1)</script>',
  '\xff\xd8\xff',
  '',
];

export function aPicture(): Buffer {
  return picture;
}

/** A picture with bytes turned over or missing, something else that says it is one, or noise. */
export function hostileFile(dice: Dice): Buffer {
  if (dice.chance(0.3)) return Buffer.from(dice.pick(disguises), 'latin1');
  if (dice.chance(0.2)) return Buffer.from(Array.from({ length: dice.below(4_000) }, () => dice.below(256)));
  const spoiled = Buffer.from(picture.subarray(0, dice.chance(0.3) ? dice.below(picture.length) : undefined));
  for (let hits = dice.below(4); hits >= 0 && spoiled.length > 0; hits--) {
    spoiled[dice.below(spoiled.length)] = dice.below(256);
  }
  return spoiled;
}
