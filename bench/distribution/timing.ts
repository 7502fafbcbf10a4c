import { nextBoundary } from '../../server/src/core/publication-boundary.ts';
import { hoursOf, momentOf } from './clock.ts';

/** From when on others see what testers do, and count the tests they begin. */
export interface Timing {
  shownFrom(at: number): number;
  countedFrom(begunAt: number): number;
}

const boundaryAfter = (at: number) => hoursOf(nextBoundary(momentOf(at)));

/** The timing of the product: everything waits for the next publication boundary. */
export const asItShips: Timing = { shownFrom: boundaryAfter, countedFrom: boundaryAfter };

/** The timing of a product that hides nothing. */
export const atOnce: Timing = { shownFrom: (at) => at, countedFrom: (begunAt) => begunAt };
