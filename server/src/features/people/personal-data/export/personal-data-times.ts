import { personalDataRules } from '@firstlight/contract/rules.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

export const exportEnd = (now: Date) => new Date(now.getTime() + personalDataRules.exportDays * dayMs);

/** No archive takes this long: the queue ends a job after minutes. */
export const settledBy = (now: Date) => new Date(now.getTime() + hourMs);
export const strandedBefore = (now: Date) => new Date(now.getTime() - hourMs);

/** A mailbox that took no mail for a day will not learn from us; its address is forgotten all the same. */
export const farewellBefore = (now: Date) => new Date(now.getTime() - dayMs);
