import { hiddenActRules } from '../../contract/src/rules.ts';
import { nextQuarter } from '../../server/src/core/next-quarter.ts';
import { drawnQuarter } from '../../server/src/features/trials/feedback/pending/drawn-quarter.ts';
import { hoursOf, momentOf } from './clock.ts';

/** Something a tester did. */
export interface Act {
  at: number;
  /** When they were last seen under their name; minus infinity for never. */
  namedAt: number;
  /** From 0 to 1, should a lot be drawn. */
  lot: number;
}

/** From when on others see what testers do, and count the tests they begin. */
export interface Timing {
  shownFrom(act: Act): number;
  countedFrom(begunAt: number): number;
}

const quarterAfter = (at: number) => hoursOf(nextQuarter(momentOf(at)));

/** With the full quarter of an hour; by lot within a day, if their author was just seen under their name. */
export const asItShips: Timing = {
  shownFrom({ at, namedAt, lot }) {
    const due = quarterAfter(at);
    const isHeld = (due - namedAt) * 60 <= hiddenActRules.namedWithinMinutes;
    return isHeld ? hoursOf(drawnQuarter(momentOf(due), asRandomId(lot))) : due;
  },
  countedFrom: quarterAfter,
};

/** As if nobody ever acted under their name. */
export const byTheQuarter: Timing = { shownFrom: ({ at }) => quarterAfter(at), countedFrom: quarterAfter };

/** As if nothing had to be hidden. */
export const atOnce: Timing = { shownFrom: ({ at }) => at, countedFrom: (begunAt) => begunAt };

/** The product takes its lot from the end of a random id. */
function asRandomId(lot: number): string {
  return Math.floor(lot * 2 ** 32)
    .toString(16)
    .padStart(8, '0');
}
