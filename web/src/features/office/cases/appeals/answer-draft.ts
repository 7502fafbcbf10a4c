import type { AppealOutcome, SanctionStep } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { sanctionLimits, sanctionSteps } from '@firstlight/contract/office/sanctions/sanction-rules.ts';

/** What an admin is about to answer. */
export interface AnswerDraft {
  outcome: AppealOutcome | null;
  text: string;
  /** What it becomes, where it is made milder. */
  step: MilderStep | null;
  hours: number;
}

export type MilderStep = Exclude<SanctionStep, 'suspension'>;

export const noAnswer: AnswerDraft = { outcome: null, text: '', step: null, hours: 24 };

/** How long a milder step may last, in hours. */
export const milderHours = [12, 24, 48, 72, 168] as const;

/** A milder step, or the same for a shorter time; a warning has none below it. */
export function milderSteps(step: SanctionStep): MilderStep[] {
  if (step === 'warning') return [];
  const steps = sanctionSteps.slice(0, sanctionSteps.indexOf(step) + 1);
  return steps.filter((one) => one !== 'suspension') as MilderStep[];
}

/** Which field is still missing, in the order of the form; undefined where it can be sent. */
export function missingInAnswer(answer: AnswerDraft): 'outcome' | 'step' | 'text' | undefined {
  if (!answer.outcome) return 'outcome';
  if (answer.outcome === 'reduced' && !answer.step) return 'step';
  return answer.text.trim().length < sanctionLimits.answerMin ? 'text' : undefined;
}

/** As the contract wants it: a step only where it is reduced, hours only where the step ends. */
export function asSent({ outcome, text, step, hours }: AnswerDraft) {
  if (!outcome) return undefined;
  const reduction = outcome === 'reduced' && step ? { step, ...(step !== 'warning' && { hours }) } : {};
  return { outcome, answer: text.trim(), ...reduction };
}
