import type { SanctionRule, SanctionStep } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { seriousRules } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { moderationRules } from '@firstlight/contract/rules.ts';
import { type Strikes, type Suggestion, suggestStep } from '../../sanctions/suggest-step.ts';

export interface ChosenStep extends Suggestion {
  suggested: SanctionStep;
  /** Another step, or another length, than the ladder says. */
  isDeviation: boolean;
}

const usualHours: Partial<Record<SanctionStep, number>> = {
  restriction: moderationRules.restrictionHours,
  limit: moderationRules.limitedVisibilityDays * 24,
};

/** What an admin chose, with its length, against what the ladder says. */
export function chooseStep(
  { step, rule, hours }: { step: SanctionStep; rule: SanctionRule; hours?: number | undefined },
  strikes: Strikes,
): ChosenStep {
  const suggested = suggestStep(strikes, seriousRules.includes(rule) ? 'serious' : 'ordinary');
  const usual = step === suggested.step ? suggested.hours : (usualHours[step] ?? null);
  const chosen = usual === null ? null : (hours ?? usual);
  const isDeviation = step !== suggested.step || chosen !== suggested.hours;
  return { step, hours: chosen, suggested: suggested.step, isDeviation };
}
