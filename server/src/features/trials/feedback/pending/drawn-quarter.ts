import { hiddenActRules } from '@firstlight/contract/rules.ts';
import { nextQuarter } from '../../../../core/next-quarter.ts';

const step = hiddenActRules.shownEveryMinutes * 60_000;
/** One less than there are: what is held was done up to a quarter of an hour before, and that counts. */
const steps = (hiddenActRules.heldHoursMax * 60 * 60_000) / step - 1;

/**
 * A full quarter of an hour within the day that follows, and by a given end, drawn by lot: the end of a random id is the lot.
 * An end that leaves none does not count: what is held is held.
 */
export function drawnQuarter(moment: Date, randomId: string, until?: Date): Date {
  const first = nextQuarter(moment).getTime();
  const left = until ? Math.floor((until.getTime() - first) / step) + 1 : steps;
  const lots = left > 0 ? Math.min(steps, left) : steps;
  const lot = Number.parseInt(randomId.slice(-8), 16) % lots;
  return new Date(first + lot * step);
}
