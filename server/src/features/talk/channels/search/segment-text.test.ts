import { describe, expect, it } from 'vitest';
import { foldText, foldWithPlaces } from './fold-text.ts';
import { markFound } from './mark-found.ts';
import { searchedWords } from './searched-words.ts';
import { scanSegment, segmentOf, writeSegment } from './segment-text.ts';

const texts = [
  'Évaluation à Brest',
  'ŒUVRE d’art',
  'Straße',
  'ΟΔΟΣ',
  'İstanbul',
  '한국어 각',
  '👩‍🚀 e\u0301te\u0301',
  'a\nb\tc',
  '',
];

it('folds a text as its signs are folded, whatever they are', () => {
  for (const text of texts) expect(foldWithPlaces(text).folded).toBe(foldText(text));
  expect(foldText('Évaluation à l’Œuvre')).toBe("evaluation a l'oeuvre");
});

it('knows the segment of a message by its number', () => {
  expect([1, 999, 1000, 1001, 2000, 2001].map(segmentOf)).toEqual([1, 1, 1, 1001, 1001, 2001]);
});

describe('a segment', () => {
  const lines = ['The tip jar', null, 'two\nlines of jars', 'Jarre à tip', 'nothing', 'tip'];
  const segment = writeSegment(lines);
  const find = (typed: string) => scanSegment(segment, searchedWords(typed));

  it('is found as its lines are one by one, for any words', () => {
    const words = [
      'jar',
      'tip',
      'tip jar',
      'JARRE',
      'a',
      'lines two',
      'ing',
      'o',
      'th jar',
      'zzz',
      'é',
      'two lines',
    ];
    for (const typed of words) {
      const asked = searchedWords(typed);
      const byHand = lines.flatMap((line, index) =>
        line !== null && asked.every((word) => foldText(line).includes(word)) ? [index] : [],
      );
      expect([typed, find(typed)]).toEqual([typed, byHand]);
    }
  });

  it('never joins two lines to one word', () => {
    expect(find('jartwo')).toEqual([]);
    expect(find('nothingtip')).toEqual([]);
  });
});

describe('what was found', () => {
  const shown = (text: string, typed: string) =>
    markFound(text, searchedWords(typed))
      .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
      .join('');

  it('is marked in the text as it was written', () => {
    expect(shown('L’évaluation de l’ÉVALUÉ', 'evalu')).toBe('L’[évalu]ation de l’[ÉVALU]É');
    expect(shown('Son œuvre', 'oeuvre')).toBe('Son [œuvre]');
    expect(shown('un e\u0301te\u0301 !', 'ete')).toBe('un [e\u0301te\u0301] !');
    expect(shown('tipping', 'tip ppi')).toBe('[tippi]ng');
  });

  it('is not there unless all the words are', () => {
    expect(markFound('the tip', searchedWords('tip jar'))).toEqual([]);
  });

  it('is some of a long text, with the words in it, and cuts no sign in two', () => {
    const long = `${'😀 '.repeat(200)}the tip jar ${'😀'.repeat(200)}`;
    const cut = shown(long, 'jar');
    expect(cut).toContain('[jar]');
    expect(cut.startsWith('…') && cut.endsWith('…')).toBe(true);
    expect(cut.length).toBeLessThan(200);
    expect(cut.isWellFormed()).toBe(true);
  });
});
