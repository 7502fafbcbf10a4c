import { hiddenActRules } from '@firstlight/contract/rules.ts';

const step = hiddenActRules.shownEveryMinutes * 60_000;

/** The full quarter of an hour after this moment; after a full one, the one that follows. */
export function nextQuarter(moment: Date): Date {
  return new Date(lastQuarter(moment).getTime() + step);
}

/** The full quarter of an hour at or before this moment. */
export function lastQuarter(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / step) * step);
}

/** The full quarter of an hour at or after this moment. */
export function quarterFrom(moment: Date): Date {
  return new Date(Math.ceil(moment.getTime() / step) * step);
}
