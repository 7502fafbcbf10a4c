import type { Rates } from './model/rates.ts';
import { hasMoved, type Value } from './model/value-feedback.ts';
import { nextLook } from './next-look.ts';
import { isOpen, type Need, valueOfNeed } from './value-need.ts';

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
  const open = isOpen(before, now);
  return {
    value,
    isOpen: open,
    hasMoved: !open || hasMoved(before.value, value),
    dueAt: nextLook({ ...before, value }, rates, now),
  };
}
