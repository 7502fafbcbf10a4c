import type { Tally } from '@firstlight/contract/office/transparency/transparency.ts';

/** Of what is printed, never of what is behind it. */
export const sumOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((sum, one) => ({ count: sum.count + one.count, few: sum.few + one.few }), {
    count: 0,
    few: 0,
  });

export const isNothing = ({ count, few }: Tally): boolean => count === 0 && few === 0;
