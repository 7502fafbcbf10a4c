import { expect, it } from 'vitest';
import { type ExploreFilter, exploreParameters, exploreSearch, readExploreFilter } from './explore-filter.ts';

const read = (search: string) => {
  const parameters = new Map(
    search
      .slice(1)
      .split('&')
      .map((part) => part.split('=').map(decodeURIComponent) as [string, string]),
  );
  return readExploreFilter((name) => parameters.get(name));
};

it.each<[ExploreFilter, string]>([
  [{ sort: 'recent', languages: 'first', categories: [], validatedOnly: false, query: '' }, ''],
  [
    { sort: 'top', languages: 'only', categories: ['ai', 'dev'], validatedOnly: true, query: 'marée & co' },
    '?query=mar%C3%A9e%20%26%20co&sort=top&languages=only&categories=ai,dev&validated=true',
  ],
])('writes %j as one address and reads it back', (filter, search) => {
  expect(exploreSearch(filter)).toBe(search);
  expect(read(search)).toEqual(filter);
});

it('leaves out what it does not know', () => {
  expect(read('?sort=worst&languages=de&categories=ai,magic,ai&validated=yes')).toEqual({
    sort: 'recent',
    languages: 'first',
    categories: ['ai'],
    validatedOnly: false,
    query: '',
  });
});

it.each([
  ['first', { prefer: 'fr' }],
  ['only', { language: 'fr' }],
  ['all', {}],
] as const)('asks the server for the reader’s language where they want it %s', (languages, asked) => {
  const filter: ExploreFilter = {
    sort: 'recent',
    languages,
    categories: [],
    validatedOnly: false,
    query: '',
  };
  expect(exploreParameters(filter, 'fr')).toEqual({ sort: 'recent', ...asked });
});
