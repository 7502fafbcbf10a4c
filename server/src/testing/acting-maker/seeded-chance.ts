/** Draws that are the same in every run. */
export interface Chance {
  /** In [0, 1). */
  number(): number;
  happens(probability: number): boolean;
  below(end: number): number;
  one<Item>(items: readonly Item[]): Item | undefined;
  /** Around zero, with a standard deviation of one. */
  normal(): number;
}

export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  const number = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(number() * end);
  return {
    number,
    below,
    happens: (probability) => number() < probability,
    one: (items) => items[below(items.length)],
    normal: () => Math.sqrt(-2 * Math.log(1 - number())) * Math.cos(2 * Math.PI * number()),
  };
}
