import type { Rates } from '../model/rates.ts';
import { hasMoved, type Value } from '../model/value-feedback.ts';
import { isOpenNeed, type Need, valueOfNeed } from './need-value.ts';
import { nextDueAt } from './next-due-at.ts';

export interface LookedAt {
  value: Value;
  isOpen: boolean;
  /** So far that its new value is worth writing. */
  hasMoved: boolean;
  /** When it is to be looked at again. */
  dueAt: Date;
}

/** What a run finds a project to need, beside what was known of it. */
export function lookAtNeed(
  before: Need & { value: Value; ownersNth: number },
  rates: Rates,
  now: Date,
): LookedAt {
  const value = valueOfNeed(before, rates, before.ownersNth, now);
  const isOpen = isOpenNeed(before, now);
  return {
    value,
    isOpen,
    hasMoved: !isOpen || hasMoved(before.value, value),
    dueAt: nextDueAt({ ...before, value }, rates, now),
  };
}
