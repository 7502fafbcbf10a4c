import { projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../ui/button/button.tsx';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { LoadFailure } from '../../../../ui/state/load-failure.tsx';
import { ListedProject } from '../own/listed-project.tsx';
import { explored } from '../projects.api.ts';
import { FeedLink } from '../share/feed-link.tsx';
import { ExploreEmpty } from './explore-empty.tsx';
import { ExploreSkeleton } from './explore-skeleton.tsx';
import type { ExploreAddress } from './use-explore-filter.ts';

/**
 * A list that was made longer and longer costs only what is seen of it. The first page is always drawn, so that a
 * picture of the whole page has no holes.
 */
const drawnInView = '[content-visibility:auto] [contain-intrinsic-block-size:auto_24rem]';

/** What the last filter found stays, dimmed, until the next answer is here. */
export function ExploreResults(address: ExploreAddress) {
  const { t } = useTranslation('explore');
  const found = useInfiniteQuery(explored(address.filter));
  const list = useRef<HTMLUListElement>(null);
  const projects = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const showMore = useShowMore(list, projects.length, () => found.fetchNextPage());

  if (found.isPending) return <ExploreSkeleton />;
  if (found.isError && projects.length === 0) {
    return <LoadFailure title={t('failed.title')} error={found.error} onRetry={() => void found.refetch()} />;
  }
  return (
    <section aria-labelledby="results-title" aria-busy={found.isPlaceholderData}>
      <h2 id="results-title" className="sr-only">
        {t('results')}
      </h2>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="log text-ink-muted">
          {found.hasNextPage
            ? t('countMore', { count: projects.length })
            : t('count', { count: projects.length })}
        </p>
        <div className="ml-auto flex items-center gap-2">
          {isFiltered(address) && (
            <Link
              to="/explore"
              preventScrollReset
              className={buttonClasses({ variant: 'ghost', size: 'sm' })}
            >
              {t('clear')}
            </Link>
          )}
          <FeedLink chosen={address.filter.categories} />
        </div>
      </div>
      {projects.length === 0 && <ExploreEmpty {...address} />}
      <ul
        ref={list}
        className={clsx(
          'mt-4 grid grid-cols-1 gap-5 transition-opacity sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4',
          found.isPlaceholderData && 'opacity-50',
        )}
      >
        {projects.map((project, index) => (
          <li key={project.id} className={clsx('grid', index >= projectLimits.page && drawnInView)}>
            <ListedProject project={project} />
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <div className="mt-8 flex justify-center">
          <Button loading={found.isFetchingNextPage} onClick={showMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </section>
  );
}

function isFiltered({ filter: { sort, categories, validatedOnly, query } }: ExploreAddress): boolean {
  return sort !== 'recent' || categories.length > 0 || validatedOnly || query !== '';
}

/** Focus goes to the first of the new ones: the button it was on has moved out of sight. */
function useShowMore(
  list: React.RefObject<HTMLUListElement | null>,
  shown: number,
  fetchMore: () => Promise<unknown>,
): () => void {
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || shown <= from.current) return;
    list.current?.children[from.current]?.querySelector('a')?.focus();
    from.current = undefined;
  }, [list, shown]);
  return () => {
    from.current = shown;
    void fetchMore();
  };
}
