import type { ExploreFilter } from '@firstlight/contract/showcase/projects/explore-filter.ts';
import { useLanguage } from '../../../../lib/language/use-language.ts';
import { explored } from '../projects.api.ts';

/** What a filter finds for a reader of the language the page is in. */
export function useExplored(filter: ExploreFilter) {
  return explored(filter, useLanguage());
}
