import { unmaskingRules } from '@firstlight/contract/office/cases/unmasking-rules.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

export const answerUntil = (askedAt: Date) => new Date(askedAt.getTime() + unmaskingRules.answerHours * hour);
/** What was asked then or earlier is over. */
export const overSince = (now: Date) => new Date(now.getTime() - unmaskingRules.answerHours * hour);
export const seenUntil = (now: Date) => new Date(now.getTime() + unmaskingRules.seenHours * hour);
/** Whoever was unmasked then or earlier is told. */
export const tellSince = (now: Date) => new Date(now.getTime() - unmaskingRules.toldAfterDays * day);
