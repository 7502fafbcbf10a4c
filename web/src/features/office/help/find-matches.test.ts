import { expect, it } from 'vitest';
import { findMatches } from './find-matches.ts';
import { helpPassages } from './help-passages.ts';

const passages = helpPassages({
  tutorials: { start: { title: 'Évaluer', lead: 'Donnez une **évaluation**, de bon cœur.' } },
  faq: {
    rules: { title: 'Règles', questions: [{ question: 'L’aide ?', answer: 'Oui : [lisez](/about) la.' }] },
  },
});

it.each([
  ['EVALU', ['Évalu', 'évalu']],
  ['évalu', ['Évalu', 'évalu']],
  ['coeur', ['cœur']],
  ["l'aide ?", ['L’aide ?']],
  ['une évaluation, de', ['une évaluation, de']],
  ['lisez  la', ['lisez la']],
  ['](/about', []],
])('finds %s whatever its case, accents, spaces and notation', (query, expected) => {
  expect(wordsFound(query)).toEqual(expected);
});

it.each(['', '   '])('finds nothing for “%s”', (query) => {
  expect(findMatches(passages, query)).toEqual([]);
});

it('counts matches in reading order, the tutorials first', () => {
  const tabs = findMatches(passages, 'e').map(({ passage }) => passage.tab);
  expect(tabs).toEqual(tabs.toSorted().toReversed());
  expect(new Set(tabs)).toEqual(new Set(['tutorials', 'faq']));
});

it('does not let matches overlap', () => {
  const [passage] = helpPassages({ tutorials: { a: { title: 'aaaa' } }, faq: {} });
  if (!passage) throw new Error('The title is a passage.');
  expect(findMatches([passage], 'aa').map(({ start, end }) => [start, end])).toEqual([
    [0, 2],
    [2, 4],
  ]);
});

function wordsFound(query: string): string[] {
  return findMatches(passages, query).map(({ passage, start, end }) => {
    const plain = passage.pieces.map(({ piece }) => piece.text).join('');
    return plain.slice(start, end);
  });
}
