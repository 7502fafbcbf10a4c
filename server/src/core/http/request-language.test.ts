import { expect, it } from 'vitest';
import { requestLanguage } from './request-language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fr', 'fr'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
  ['de-DE,de;q=0.9,fr;q=0.5,en;q=0.3', 'fr'],
  ['FR', 'fr'],
  ['*', 'en'],
  ['de,it,es', 'en'],
  [`${'xx,'.repeat(8)}fr`, 'en'],
])('answers a reader of %j in %s', (header, language) => {
  expect(requestLanguage(header === undefined ? {} : { 'accept-language': header })).toBe(language);
});
