import { expect, it } from 'vitest';

const sources = import.meta.glob<object>(
  '../../../../locales/*/{comments,explore,postProject,projects}.json',
  {
    eager: true,
    import: 'default',
  },
);

/** “About ten minutes” is nobody's rule; what a rule says is a figure, or one of the first numbers in words. */
const number = /\d|\b(?:two|three|four|five|six|seven|eight|nine|deux|trois|quatre|cinq|sept|huit|neuf)\b/i;

it.each(Object.keys(sources))('takes the numbers in its sentences from the rules: %s', (path) => {
  const texts = sentences(sources[path], '');
  expect(texts.length).toBeGreaterThan(10);
  const numbered = texts
    .filter(({ key }) => !key.endsWith('_one'))
    .filter(({ text }) => number.test(text.replaceAll(/\{\{.*?\}\}/g, '')));
  expect(numbered).toEqual([]);
});

function sentences(value: unknown, key: string): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  return Object.entries(value as object).flatMap(([name, inner]) => sentences(inner, `${key}.${name}`));
}
