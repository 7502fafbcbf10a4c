import { responseRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';

/** Per fit cell: how often something was shown, and what came of it. */
export interface CellCounts {
  shown: ArrayLike<number>;
  full: ArrayLike<number>;
  quick: ArrayLike<number>;
}

/** Per fit cell: the chance that an average tester answers. */
export interface BaseRates {
  full: Float64Array;
  quick: Float64Array;
}

/** How much more often than others this tester answers. */
export interface Multipliers {
  full: number;
  quick: number;
}

export function baseRates(counts: CellCounts): BaseRates {
  return {
    full: shrunk(counts.full, counts.shown, responseRules.priorFull),
    quick: shrunk(counts.quick, counts.shown, responseRules.priorQuick),
  };
}

function shrunk(got: ArrayLike<number>, shown: ArrayLike<number>, prior: readonly number[]): Float64Array {
  const { priorShowings } = responseRules;
  return Float64Array.from(
    prior,
    (rate, cell) => (rate * priorShowings + (got[cell] ?? 0)) / (priorShowings + (shown[cell] ?? 0)),
  );
}

/** `expected` is the sum of base rates over what the tester was shown; only valid feedback counts as given. */
export function testerMultiplier(given: number, expected: number): number {
  const { testerPrior, testerMin, testerMax } = responseRules;
  return Math.min(testerMax, Math.max(testerMin, (testerPrior + given) / (testerPrior + expected)));
}

/** How much more or less somebody answers than anybody would who was shown as much. */
export function multipliersOf(own: CellCounts, base: BaseRates): Multipliers {
  return {
    full: testerMultiplier(sum(own.full), expected(own.shown, base.full)),
    quick: testerMultiplier(sum(own.quick), expected(own.shown, base.quick)),
  };
}

function sum(counts: ArrayLike<number>): number {
  return Array.from(counts).reduce((total, count) => total + count, 0);
}

function expected(shown: ArrayLike<number>, rates: Float64Array): number {
  return rates.reduce((total, rate, cell) => total + rate * (shown[cell] ?? 0), 0);
}

export function chanceOf(base: number, multiplier: number): number {
  return Math.min(responseRules.chanceMax, base * multiplier);
}

/** By fit: how often it was shown, fully answered and skipped with a note. */
export function ratesOf(cells: readonly [shown: number, full: number, quick: number][]): BaseRates {
  return baseRates({
    shown: cells.map(([shown]) => shown),
    full: cells.map(([, full]) => full),
    quick: cells.map(([, , quick]) => quick),
  });
}
