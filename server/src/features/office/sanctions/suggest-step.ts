import type { SanctionStep } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { moderationRules } from '@firstlight/contract/rules.ts';

export interface Strikes {
  /** Of the last 90 days. */
  count: number;
  /** Whole days since the last of them; null without any. */
  daysSinceLast: number | null;
}

export interface Suggestion {
  step: SanctionStep;
  /** Null: it has no end, or nothing to end. */
  hours: number | null;
}

/** What the ladder says. Who decides may take another step, and says why. */
export function suggestStep({ count, daysSinceLast }: Strikes, severity: 'ordinary' | 'serious'): Suggestion {
  if (severity === 'serious' || count >= 3) return { step: 'suspension', hours: null };
  if (count === 2) return { step: 'limit', hours: moderationRules.limitedVisibilityDays * 24 };
  if (count === 0) return { step: 'warning', hours: null };
  const isRepeated = daysSinceLast !== null && daysSinceLast < moderationRules.repeatedWithinDays;
  const hours = isRepeated ? moderationRules.repeatedRestrictionHours : moderationRules.restrictionHours;
  return { step: 'restriction', hours };
}
