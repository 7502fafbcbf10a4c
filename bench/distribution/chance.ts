/** Chance that can be repeated: everything in a world follows from its seed. */
export type Chance = () => number;

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same number for the same four, whoever asks and when: how somebody reacts does not depend on the policy. */
export function fixedChance(a: number, b: number, c: number, d: number): number {
  let bits = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 7, 0x85ebca77);
  bits ^= Math.imul(c + 13, 0xc2b2ae3d) ^ Math.imul(d + 29, 0x27d4eb2f);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
}

export function exponential(unit: number, mean: number): number {
  return -Math.log(1 - unit) * mean;
}

export function normal(chance: Chance): number {
  return Math.sqrt(exponential(chance(), 2)) * Math.cos(2 * Math.PI * chance());
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

export function oneOf<T>(chance: Chance, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(chance() * choices.length)] ?? choices[0];
}
