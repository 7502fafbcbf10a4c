import { accountRules } from '../../rules.ts';

const youngMs = accountRules.youngDays * 24 * 60 * 60 * 1000;

/** Whether an account that was opened then was young at a moment. */
export const isYoung = (openedAt: Date, at: Date) => at.getTime() - openedAt.getTime() < youngMs;
