import { caseLimits, type GroupMeasure } from '@firstlight/contract/office/cases/case-rules.ts';
import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import {
  type SanctionRule,
  type SanctionStep,
  seriousRules,
} from '@firstlight/contract/office/sanctions/sanction-rules.ts';

/** `no_violation`, or a step of the ladder. */
export type Choice = SanctionStep | 'no_violation';

/** What a moderator is about to decide. */
export interface Draft {
  choice: Choice | null;
  /** The finding: which rule was broken. Until it is chosen, nothing is suggested. */
  rule: SanctionRule | null;
  facts: string;
  law: string;
  deviation: string;
  /** Of a group, in place of being removed. */
  measure?: GroupMeasure | undefined;
}

export function emptyDraft({ given }: Pick<WholeCase, 'given'>): Draft {
  const law = given.find((report) => report.law)?.law ?? '';
  return { choice: null, rule: null, facts: '', law, deviation: '' };
}

export interface LadderStep {
  step: SanctionStep;
  hours: number | null;
}

/** Returns what the ladder says about a finding. Some rules are serious at the first time. */
export function suggestedFor(
  { suggested }: Pick<WholeCase, 'suggested'>,
  rule: SanctionRule | null,
): LadderStep | null {
  if (rule === null) return null;
  return seriousRules.includes(rule) ? suggested.serious : suggested.ordinary;
}

/** Another step than suggested is free, with a sentence why. That nothing was wrong needs none. */
export function isDeviation(one: Pick<WholeCase, 'suggested'>, { choice, rule }: Draft): boolean {
  const suggested = suggestedFor(one, rule);
  return choice !== null && choice !== 'no_violation' && suggested !== null && choice !== suggested.step;
}

export function isReady(one: Pick<WholeCase, 'suggested'>, draft: Draft): boolean {
  if (!draft.choice) return false;
  if (draft.choice === 'no_violation') return true;
  if (draft.rule === null) return false;
  if (draft.rule === 'illegal' && draft.law.trim() === '') return false;
  return !isDeviation(one, draft) || draft.deviation.trim().length >= caseLimits.deviationMin;
}

/** The words of the statement that are the moderator's own. */
export function chosenWords({ rule, facts, law, measure }: Draft & { rule: SanctionRule }) {
  return {
    rule,
    ...(measure && { measure }),
    ...(facts.trim() !== '' && { facts: facts.trim() }),
    ...(rule === 'illegal' && law.trim() !== '' && { law: law.trim() }),
  };
}

/** As the contract wants it. */
export function decisionFrom(one: Pick<WholeCase, 'id' | 'version' | 'suggested'>, draft: Draft) {
  const { choice, rule } = draft;
  if (!choice) return undefined;
  const act = { caseId: one.id, version: one.version };
  if (choice === 'no_violation') return { ...act, outcome: 'no_violation' as const };
  if (rule === null) return undefined;
  return {
    ...act,
    outcome: 'upheld' as const,
    step: choice,
    ...chosenWords({ ...draft, rule }),
    ...(isDeviation(one, draft) && { deviation: draft.deviation.trim() }),
  };
}
