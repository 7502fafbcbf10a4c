import { defaultLanguage, isLanguage } from '@firstlight/contract/languages.ts';
import type { ExploreFilter } from '@firstlight/contract/showcase/projects/explore-filter.ts';
import { useTranslation } from 'react-i18next';
import { explored } from '../projects.api.ts';

/** What a filter finds for a reader of the language the page is in. */
export function useExplored(filter: ExploreFilter) {
  const { i18n } = useTranslation();
  return explored(filter, isLanguage(i18n.language) ? i18n.language : defaultLanguage);
}
