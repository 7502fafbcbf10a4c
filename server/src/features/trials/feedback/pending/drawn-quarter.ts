import { hiddenActRules } from '@firstlight/contract/rules.ts';
import { nextQuarter } from '../../../../core/next-quarter.ts';

const step = hiddenActRules.shownEveryMinutes * 60_000;
/** One less than there are: what is held was done up to a quarter of an hour before, and that counts. */
const steps = (hiddenActRules.heldHoursMax * 60 * 60_000) / step - 1;

/** A full quarter of an hour within the day that follows, drawn by lot: the end of a random id is the lot. */
export function drawnQuarter(moment: Date, randomId: string): Date {
  const lot = Number.parseInt(randomId.slice(-8), 16) % steps;
  return new Date(nextQuarter(moment).getTime() + lot * step);
}
