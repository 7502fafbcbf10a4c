import { expect, test } from 'vitest';
import { type Draft, decisionFrom, emptyDraft, isDeviation, isReady, suggestedFor } from './draft.ts';

const one = {
  id: '0191a5b0-0000-7000-8000-0000000000c1',
  version: 3,
  given: [],
  suggested: {
    ordinary: { step: 'restriction' as const, hours: 48 },
    serious: { step: 'suspension' as const, hours: null },
  },
};
const draft = (more: Partial<Draft>): Draft => ({
  ...emptyDraft(one),
  rule: 'private_information',
  ...more,
});

test('nothing is chosen beforehand, and nothing can be sent without a choice', () => {
  expect(emptyDraft(one).choice).toBeNull();
  expect(isReady(one, emptyDraft(one))).toBe(false);
  expect(decisionFrom(one, emptyDraft(one))).toBeUndefined();
});

test('the law that a reporter named is there to be looked at', () => {
  const given = [{ law: null }, { law: 'Code pénal, 226-1' }] as never;
  expect(emptyDraft({ ...one, given }).law).toBe('Code pénal, 226-1');
});

test('nothing is suggested, and no step can be sent, before a rule is found broken', () => {
  expect(emptyDraft(one).rule).toBeNull();
  expect(suggestedFor(one, null)).toBeNull();
  const unfound = draft({ choice: 'restriction', rule: null });
  expect([isReady(one, unfound), decisionFrom(one, unfound)]).toEqual([false, undefined]);
  expect(isReady(one, draft({ choice: 'no_violation', rule: null }))).toBe(true);
});

test('a serious rule suggests what is serious', () => {
  expect(suggestedFor(one, 'spam')?.step).toBe('restriction');
  expect(suggestedFor(one, 'scam')?.step).toBe('suspension');
});

test('another step than suggested waits for a sentence why; the suggested one and no violation do not', () => {
  expect(isReady(one, draft({ choice: 'restriction' }))).toBe(true);
  expect(isReady(one, draft({ choice: 'no_violation' }))).toBe(true);
  expect(isDeviation(one, draft({ choice: 'warning' }))).toBe(true);
  expect(isReady(one, draft({ choice: 'warning' }))).toBe(false);
  expect(isReady(one, draft({ choice: 'warning', deviation: 'It was corrected within minutes.' }))).toBe(
    true,
  );
});

test('what breaks the law says which', () => {
  expect(isReady(one, draft({ choice: 'restriction', rule: 'illegal' }))).toBe(false);
  const named = draft({ choice: 'restriction', rule: 'illegal', law: 'Code pénal, 226-1' });
  expect(isReady(one, named)).toBe(true);
  expect(decisionFrom(one, named)).toMatchObject({ rule: 'illegal', law: 'Code pénal, 226-1' });
});

test('that nothing was wrong carries no rule and no words', () => {
  const kept = draft({ choice: 'no_violation', facts: 'Typed before', deviation: 'Typed before as well' });
  expect(decisionFrom(one, kept)).toEqual({ caseId: one.id, version: 3, outcome: 'no_violation' });
});
