import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const marked = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('');

test('a text that stayed is one part', () => {
  expect(wordDiff('Call Karim directly.', 'Call Karim directly.')).toEqual([
    { kind: 'same', text: 'Call Karim directly.' },
  ]);
});

test('what was taken out and what was put in stand where they stood', () => {
  expect(marked('Call Karim at 06 39 98 today.', 'Call Karim today.')).toBe(
    'Call Karim [-at 06 39 98 -]today.',
  );
  expect(marked('Call Karim today.', 'Please call Karim today.')).toBe(
    '[-Call -][+Please call +]Karim today.',
  );
});

test('a text that was written anew is removed and added whole, and one that is empty now is removed', () => {
  expect(marked('One two', 'Three four')).toBe('[-One two-][+Three four+]');
  expect(marked('One two', '')).toBe('[-One two-]');
});
