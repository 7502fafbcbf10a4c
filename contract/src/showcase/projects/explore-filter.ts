import type { Language } from '../../languages.ts';
import { type Category, categories } from './categories.ts';
import { type ExploreSort, exploreSorts, projectLimits } from './project-limits.ts';

/** What of other languages than the reader's: after their own, none of it, or all alike. */
export const languageChoices = ['first', 'only', 'all'] as const;

export type LanguageChoice = (typeof languageChoices)[number];

/** What somebody asks of the explore page. All of it stands in the address, and nothing else does. */
export interface ExploreFilter {
  sort: ExploreSort;
  languages: LanguageChoice;
  categories: Category[];
  validatedOnly: boolean;
  query: string;
}

/** Reads an address written by anybody: what it does not know, it leaves out. */
export function readExploreFilter(parameter: (name: string) => string | null | undefined): ExploreFilter {
  const chosen = (parameter('categories') ?? '').split(',');
  return {
    sort: exploreSorts.find((sort) => sort === parameter('sort')) ?? 'recent',
    languages: languageChoices.find((choice) => choice === parameter('languages')) ?? 'first',
    categories: categories.filter((category) => chosen.includes(category)),
    validatedOnly: parameter('validated') === 'true',
    query: (parameter('query') ?? '').trim().slice(0, projectLimits.query),
  };
}

/** The one address of a filter, from `?` on; empty where nothing is asked. */
export function exploreSearch(filter: ExploreFilter): string {
  const { sort, languages, categories: chosen, validatedOnly, query } = filter;
  const parts = [
    ...(query === '' ? [] : [`query=${encodeURIComponent(query)}`]),
    ...(sort === 'recent' ? [] : [`sort=${sort}`]),
    ...(languages === 'first' ? [] : [`languages=${languages}`]),
    ...(chosen.length === 0 ? [] : [`categories=${chosen.join(',')}`]),
    ...(validatedOnly ? ['validated=true'] : []),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The same as the parameters of the endpoint, for a reader of this language. */
export function exploreParameters(filter: ExploreFilter, language: Language) {
  const { sort, languages, categories: chosen, validatedOnly, query } = filter;
  return {
    sort,
    ...(languages === 'first' && { prefer: language }),
    ...(languages === 'only' && { language }),
    ...(chosen.length > 0 && { categories: chosen.join(',') }),
    ...(validatedOnly && { validated: 'true' as const }),
    ...(query !== '' && { query }),
  };
}
