/** Luck is drawn from numbers; the end of an id is one. */
export function luckNumber(id: string): number {
  return Number.parseInt(id.slice(-8), 16);
}

/** A number in [0, 1) that is always the same for the same three: the order of a visit stands still. */
export function hashToUnit(a: number, b: number, c: number): number {
  let bits = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 7, 0x85ebca77) ^ Math.imul(c + 13, 0xc2b2ae3d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
}
