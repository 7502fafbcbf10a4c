import { expect, test } from 'vitest';
import { type AnswerDraft, asSent, milderSteps, missingInAnswer, noAnswer } from './answer-draft.ts';

const answer = (more: Partial<AnswerDraft>): AnswerDraft => ({
  ...noAnswer,
  text: 'The comment was a quote.',
  ...more,
});

test('what an appeal may be reduced to is milder, or the same for a shorter time, and never a suspension', () => {
  expect(milderSteps('suspension')).toEqual(['warning', 'restriction', 'limit']);
  expect(milderSteps('restriction')).toEqual(['warning', 'restriction']);
  expect(milderSteps('warning')).toEqual([]);
});

test('an answer is sent once it has an outcome, a step where it is reduced, and ten characters', () => {
  expect(missingInAnswer(noAnswer)).toBe('outcome');
  expect(missingInAnswer(answer({ outcome: 'reduced' }))).toBe('step');
  expect(missingInAnswer(answer({ outcome: 'upheld', text: '  too short ' }))).toBe('text');
  expect(missingInAnswer(answer({ outcome: 'overturned' }))).toBeUndefined();
});

test('hours go along only with a step that ends', () => {
  expect(asSent(answer({ outcome: 'reduced', step: 'limit', hours: 48 }))).toMatchObject({
    step: 'limit',
    hours: 48,
  });
  expect(asSent(answer({ outcome: 'reduced', step: 'warning', hours: 48 }))).not.toHaveProperty('hours');
  expect(asSent(answer({ outcome: 'upheld', step: 'limit' }))).toEqual({
    outcome: 'upheld',
    answer: 'The comment was a quote.',
  });
});
