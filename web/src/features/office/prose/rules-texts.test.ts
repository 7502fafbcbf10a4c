import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../../../../locales/*/rules.json', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** Numbers as words. “One” is left out: it is also an article, in both languages. */
const numberWords =
  /(?<!\p{L})(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|twenty|fifty|hundred|half|twice|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quinze|vingt|cinquante|cent|moitié|demi)(?!\p{L})/giu;

it.each(['en', 'fr'])(
  'writes no figure of its own into the rules (%s): each one is a constant’s',
  (language) => {
    const source = sources[`../../../../../locales/${language}/rules.json`] ?? '';
    expect(source.match(/\{\{[\w.]+\}\}/g)?.length).toBeGreaterThan(80);
    // The name of a tester is an example, not a rule.
    const words = source.replaceAll(/\{\{[\w.]+\}\}|‘Tester 4’|« Testeur 4 »/g, '');
    expect(words.match(/\d+/g) ?? []).toEqual([]);
    expect(words.match(numberWords) ?? []).toEqual([]);
  },
);
