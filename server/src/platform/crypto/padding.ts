const STEP = 64;
const MARK = 0x80;

/**
 * Fills up to the next multiple of 64 bytes: one mark byte, then zeros (ISO/IEC 7816-4). Someone holding the
 * table then learns a message's length only to the nearest step, so "yes" and "no" look alike.
 */
export function pad(plaintext: Buffer): Buffer {
  const padded = Buffer.alloc((Math.floor(plaintext.length / STEP) + 1) * STEP);
  plaintext.copy(padded);
  padded[plaintext.length] = MARK;
  return padded;
}

/** Only ever called on authenticated bytes: the mark is there because `pad` put it there. */
export function unpad(padded: Buffer): Buffer {
  return padded.subarray(0, padded.lastIndexOf(MARK));
}
