import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';
import type { Match } from './find-matches.ts';
import { helpPassages } from './help-passages.ts';

const [passage] = helpPassages({ tutorials: { a: { title: 'any' } }, faq: {} });

it('cuts a text where matches begin and end', () => {
  expect(cut('one two three', 0, [4, 7])).toEqual(['one ', '[two]', ' three']);
});

it('keeps whole a text without a match', () => {
  expect(cut('one two', 0)).toEqual(['one two']);
  expect(cut('one two', 10, [0, 5], [30, 40])).toEqual(['one two']);
});

it('marks its own part of a match that runs through several pieces', () => {
  expect(cut('Test.', 0, [2, 9])).toEqual(['Te', '[st.]']);
  expect(cut(' Try it', 5, [2, 9])).toEqual(['[ Try]', ' it']);
});

it('marks matches that touch apart', () => {
  expect(cut('aaaa', 0, [0, 2], [2, 4])).toEqual(['[aa]', '[aa]']);
});

function cut(text: string, start: number, ...ranges: [number, number][]): string[] {
  const matches = ranges.map(([from, to]) => ({ passage, start: from, end: to }) as Match);
  return cutText(text, start, matches).map(({ text: part, match }) => (match ? `[${part}]` : part));
}
