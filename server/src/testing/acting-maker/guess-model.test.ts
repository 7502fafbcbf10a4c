import { expect, it } from 'vitest';
import { type Case, guess, standardised } from './guess-model.ts';

const suspects = 40;
const others = Array.from({ length: suspects }, (_, n) => n);

/** Notes whose author is somebody else each time; the first signal scores them, the second says nothing, the third lies. */
const cases = Array.from({ length: 80 }, (_, note): Case => {
  const author = (note * 7) % suspects;
  const scores = [
    others.map((suspect) => (suspect === author ? 3 : 0)),
    others.map(() => 1),
    others.map((suspect) => (suspect === author ? -2 : suspect % 3)),
  ];
  return { author, scores: scores.map(standardised) };
});

it('finds authors whom a signal gives away, whichever way it points', () => {
  for (const signals of [[0], [2], [0, 1, 2]]) {
    const { auc, beyond, first } = guess(cases, signals);
    expect(auc).toBe(1);
    expect(beyond).toBe(1);
    expect(first).toBe(suspects);
  }
});

it('is as good as chance by a signal that says the same of everybody', () => {
  const { auc, beyond, first } = guess(cases, [1]);
  expect([auc, beyond, first]).toEqual([0.5, 0.5, 1]);
});
