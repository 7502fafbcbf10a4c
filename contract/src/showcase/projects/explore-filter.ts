import { type Category, categories } from './categories.ts';
import { type ExploreSort, exploreSorts, projectLimits } from './project-limits.ts';

/** What somebody asks of the explore page. All of it stands in the address, and nothing else does. */
export interface ExploreFilter {
  sort: ExploreSort;
  categories: Category[];
  validatedOnly: boolean;
  query: string;
}

/** Reads an address written by anybody: what it does not know, it leaves out. */
export function readExploreFilter(parameter: (name: string) => string | null | undefined): ExploreFilter {
  const chosen = (parameter('categories') ?? '').split(',');
  return {
    sort: exploreSorts.find((sort) => sort === parameter('sort')) ?? 'recent',
    categories: categories.filter((category) => chosen.includes(category)),
    validatedOnly: parameter('validated') === 'true',
    query: (parameter('query') ?? '').trim().slice(0, projectLimits.query),
  };
}

/** The one address of a filter, from `?` on; empty where nothing is asked. */
export function exploreSearch({ sort, categories: chosen, validatedOnly, query }: ExploreFilter): string {
  const parts = [
    ...(query === '' ? [] : [`query=${encodeURIComponent(query)}`]),
    ...(sort === 'recent' ? [] : [`sort=${sort}`]),
    ...(chosen.length === 0 ? [] : [`categories=${chosen.join(',')}`]),
    ...(validatedOnly ? ['validated=true'] : []),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The same as the parameters of the endpoint. */
export function exploreParameters({ sort, categories: chosen, validatedOnly, query }: ExploreFilter) {
  return {
    sort,
    ...(chosen.length > 0 && { categories: chosen.join(',') }),
    ...(validatedOnly && { validated: 'true' as const }),
    ...(query !== '' && { query }),
  };
}
