import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { chipClasses } from '../../../../ui/chip-classes.ts';
import { CategoryChips } from './category-chips.tsx';
import { ExploreChoices } from './explore-choices.tsx';
import { ExploreSheet } from './explore-sheet.tsx';
import type { ExploreAddress } from './use-explore-filter.ts';

/**
 * One row. Everything here is a link or leads to an address, so that a filter can be opened in another tab, shared and gone
 * back to. On a phone all but the categories is in a sheet.
 */
export function ExploreBar(address: ExploreAddress) {
  return (
    <div className="flex min-w-0 items-center gap-2 tight:flex-wrap">
      <div className="flex items-center gap-2 max-sm:hidden">
        <ExploreChoices {...address} />
        <span aria-hidden="true" className="h-6 border-line border-l" />
      </div>
      <div className="sm:hidden">
        <ExploreSheet {...address} />
      </div>
      <SearchedChip {...address} />
      <CategoryChips {...address} />
    </div>
  );
}

/** What is searched for, to be taken away again. */
function SearchedChip({ filter: { query }, addressOf }: ExploreAddress) {
  const { t } = useTranslation('explore');
  if (query === '') return null;
  return (
    <Link
      to={addressOf({ query: '' })}
      preventScrollReset
      aria-label={t('withoutQuery', { query })}
      className={chipClasses({ className: 'max-w-[12ch] shrink-0' })}
    >
      <span className="truncate">{query}</span>
      <X aria-hidden="true" className="shrink-0" />
    </Link>
  );
}
