import { nextQuarter } from '../../server/src/core/next-quarter.ts';
import { hoursOf, momentOf } from './clock.ts';

/** From when on others see what testers do, and count the tests they begin. */
export interface Timing {
  shownFrom(at: number): number;
  countedFrom(begunAt: number): number;
}

const quarterAfter = (at: number) => hoursOf(nextQuarter(momentOf(at)));

/** The timing of the product: everything waits for the next 15-minute boundary. */
export const asItShips: Timing = { shownFrom: quarterAfter, countedFrom: quarterAfter };

/** The timing of a product that hides nothing. */
export const atOnce: Timing = { shownFrom: (at) => at, countedFrom: (begunAt) => begunAt };
