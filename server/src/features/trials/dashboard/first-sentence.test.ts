import { expect, it } from 'vitest';
import { firstSentence } from './first-sentence.ts';

it('takes the first sentence of a feedback, whatever ends it', () => {
  expect(firstSentence('Set it up in four minutes. Then I slept.', 140)).toBe('Set it up in four minutes.');
  expect(firstSentence('Works!  Even offline.', 140)).toBe('Works!');
  expect(firstSentence('No end in\nsight', 140)).toBe('No end in sight');
});

it('does not stop at a point inside a number or an address', () => {
  expect(firstSentence('It took 2.5 minutes on a.example and I was done. Good.', 140)).toBe(
    'It took 2.5 minutes on a.example and I was done.',
  );
});

it('cuts a long sentence at a word, within the limit', () => {
  const cut = firstSentence(`${'word '.repeat(60)}end.`, 140);
  expect(cut.length).toBeLessThanOrEqual(140);
  expect(cut).toMatch(/word…$/);
  expect(firstSentence('x'.repeat(300), 140)).toHaveLength(141);
});
