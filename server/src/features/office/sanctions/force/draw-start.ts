import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';

const minute = 60 * 1000;
/** What can still be undone has shown nothing. */
const first = sanctionLimits.undoMinutes + 1;
const last = sanctionLimits.hiddenStartHoursMax * 60;

/**
 * When a decision about hidden content changes its author's standing: a note that is removed and a maker whose projects go in
 * the same hour would point at each other. The end of a random id is the lot.
 */
export function drawStart(now: Date, randomId: string): Date {
  const lot = first + (Number.parseInt(randomId.slice(-8), 16) % (last - first + 1));
  return new Date(now.getTime() + lot * minute);
}
