import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import type { ExploreAddress } from './use-explore-filter.ts';
import { useExplored } from './use-explored.ts';

/** How many there are so far, and the way back to all of them. */
export function ResultCount(address: ExploreAddress) {
  const { t } = useTranslation('explore');
  const found = useInfiniteQuery(useExplored(address.filter));
  const count = found.data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  return (
    <>
      {isFiltered(address) && (
        <Link to="/explore" preventScrollReset className={buttonClasses({ variant: 'ghost', size: 'sm' })}>
          {t('clear')}
        </Link>
      )}
      <p role="status" className="log text-ink-muted">
        {found.data && (found.hasNextPage ? t('countMore', { count }) : t('count', { count }))}
      </p>
    </>
  );
}

function isFiltered({ filter }: ExploreAddress): boolean {
  const { sort, languages, categories, validatedOnly, query } = filter;
  return sort !== 'recent' || languages !== 'first' || categories.length > 0 || validatedOnly || query !== '';
}
