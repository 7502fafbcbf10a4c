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
  rule: SanctionRule;
  facts: string;
  law: string;
  deviation: string;
  /** Of a group, in place of being removed. */
  measure?: GroupMeasure | undefined;
}

export function emptyDraft({ rule, given }: Pick<WholeCase, 'rule' | 'given'>): Draft {
  const law = given.find((report) => report.law)?.law ?? '';
  return { choice: null, rule, facts: '', law, deviation: '' };
}

export interface LadderStep {
  step: SanctionStep;
  hours: number | null;
}

/** What the ladder says: by the rule, as some are serious at the first time. */
export function suggestedFor({ suggested }: Pick<WholeCase, 'suggested'>, rule: SanctionRule): LadderStep {
  return seriousRules.includes(rule) ? suggested.serious : suggested.ordinary;
}

/** Another step than suggested is free, with a sentence why. That nothing was wrong needs none. */
export function isDeviation(one: Pick<WholeCase, 'suggested'>, { choice, rule }: Draft): boolean {
  return choice !== null && choice !== 'no_violation' && choice !== suggestedFor(one, rule).step;
}

export function isReady(one: Pick<WholeCase, 'suggested'>, draft: Draft): boolean {
  if (!draft.choice) return false;
  if (draft.choice === 'no_violation') return true;
  if (draft.rule === 'illegal' && draft.law.trim() === '') return false;
  return !isDeviation(one, draft) || draft.deviation.trim().length >= caseLimits.deviationMin;
}

/** The words of the statement that are the moderator's own. */
export function chosenWords({ rule, facts, law, measure }: Draft) {
  return {
    rule,
    ...(measure && { measure }),
    ...(facts.trim() !== '' && { facts: facts.trim() }),
    ...(rule === 'illegal' && law.trim() !== '' && { law: law.trim() }),
  };
}

/** As the contract wants it. */
export function decisionFrom(one: Pick<WholeCase, 'id' | 'version' | 'suggested'>, draft: Draft) {
  const { choice } = draft;
  if (!choice) return undefined;
  const act = { caseId: one.id, version: one.version };
  if (choice === 'no_violation') return { ...act, outcome: 'no_violation' as const };
  return {
    ...act,
    outcome: 'upheld' as const,
    step: choice,
    ...chosenWords(draft),
    ...(isDeviation(one, draft) && { deviation: draft.deviation.trim() }),
  };
}
