import { expect, it } from 'vitest';
import { parseMarkdown, plainText } from './markdown.ts';

it('reads paragraphs, headings, quotes and both kinds of lists', () => {
  const text = '# Why\nBecause.\n\n- one\n- two\n\n1. first\n2. second\n\n> said once';
  expect(parseMarkdown(text)).toEqual([
    { kind: 'heading', content: [{ kind: 'text', text: 'Why' }] },
    { kind: 'paragraph', content: [{ kind: 'text', text: 'Because.' }] },
    {
      kind: 'list',
      isOrdered: false,
      items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]],
    },
    {
      kind: 'list',
      isOrdered: true,
      items: [[{ kind: 'text', text: 'first' }], [{ kind: 'text', text: 'second' }]],
    },
    { kind: 'quote', content: [{ kind: 'text', text: 'said once' }] },
  ]);
});

it('keeps line breaks inside a paragraph', () => {
  expect(parseMarkdown('one\ntwo')).toEqual([
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'one' },
        { kind: 'break', text: ' ' },
        { kind: 'text', text: 'two' },
      ],
    },
  ]);
});

it.each([
  ['**bold**', { kind: 'strong', text: 'bold' }],
  ['*soft*', { kind: 'emphasis', text: 'soft' }],
  ['_soft_', { kind: 'emphasis', text: 'soft' }],
  ['`a < b`', { kind: 'code', text: 'a < b' }],
  ['[site](https://tidepool.example/a)', { kind: 'link', text: 'site', to: 'https://tidepool.example/a' }],
])('reads %s', (text, piece) => {
  expect(parseMarkdown(text)).toEqual([{ kind: 'paragraph', content: [piece] }]);
});

it('finds bare addresses, and leaves the sentence its full stop', () => {
  const [block] = parseMarkdown('See https://tidepool.example/a, then (https://b.example).');
  expect(block).toMatchObject({
    content: [
      { text: 'See ' },
      { kind: 'link', to: 'https://tidepool.example/a' },
      { text: ', then (' },
      { kind: 'link', to: 'https://b.example' },
      { text: ').' },
    ],
  });
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  'https://user:pw@evil.example',
])('leaves [label](%s) the text it was', (to) => {
  const text = `[label](${to})`;
  const kinds = parseMarkdown(text).flatMap((block) =>
    block.kind === 'list' ? [] : block.content.map((piece) => piece.kind),
  );
  expect(kinds).not.toContain('link');
  expect(plainText(text)).toBe(text);
});

it('takes names like snake_case_words for words', () => {
  expect(plainText('use snake_case_words here')).toBe('use snake_case_words here');
});

it('gives the words alone', () => {
  expect(
    plainText('## Tidepool\n\nSplits **tips**\nfairly.\n\n- by `hour`\n- by [role](https://a.example)'),
  ).toBe('Tidepool Splits tips fairly. by hour · by role');
});
