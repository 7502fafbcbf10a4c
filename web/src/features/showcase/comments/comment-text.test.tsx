import { expect, test } from 'vitest';
import { piecesOf } from './comment-text.tsx';

const told = (text: string, mentions: string[]) =>
  piecesOf(text, mentions).map(({ piece, username }) => (username ? `[${piece}→${username}]` : piece));

test.each([
  ['Ask @Tom, please.', ['tom'], ['Ask ', '[@Tom→tom]', ', please.']],
  ['@tom @nobody', ['tom'], ['[@tom→tom]', ' @nobody']],
  ['mail me@tom or @tom_longer', ['tom'], ['mail me@tom or @tom_longer']],
  ['', [], []],
])('%j leads to those it names', (text, mentions, pieces) => {
  expect(told(text, mentions)).toEqual(pieces);
});
