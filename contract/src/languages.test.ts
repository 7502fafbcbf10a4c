import { expect, it } from 'vitest';
import { defaultLanguage, isLanguage, languages } from './languages.ts';

it('speaks its default language', () => {
  expect(languages).toContain(defaultLanguage);
});

it.each([
  ['en', true],
  ['fr', true],
  ['EN', false],
  ['de', false],
  [undefined, false],
  ['__proto__', false],
])('takes %j for a language of ours: %s', (value, known) => {
  expect(isLanguage(value)).toBe(known);
});
