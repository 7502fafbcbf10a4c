import { useTranslation } from 'react-i18next';
import { ExploreBar } from '../features/showcase/projects/explore/explore-bar.tsx';
import { ExploreResults } from '../features/showcase/projects/explore/explore-results.tsx';
import { ExploreSearch, searchPlace } from '../features/showcase/projects/explore/explore-search.tsx';
import { ExploreSkeleton } from '../features/showcase/projects/explore/explore-skeleton.tsx';
import { ResultCount } from '../features/showcase/projects/explore/result-count.tsx';
import { useExploreFilter } from '../features/showcase/projects/explore/use-explore-filter.ts';
import { isEmbedding } from '../lib/api/read-embedded.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Skeleton } from '../ui/state/skeleton.tsx';

export function Component() {
  const { t } = useTranslation('explore');
  const hydrated = useHydrated() || isEmbedding();
  return (
    <div className="mx-auto max-w-browse px-4 pb-16 sm:px-7 md:px-10">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pt-6 pb-6">
        <h1 className="text-h1">{t('title')}</h1>
        <p className="text-ink-muted text-lead max-sm:hidden">{t('lead')}</p>
        <div className="ml-auto flex min-h-8 items-center">{hydrated && <Counted />}</div>
      </header>
      {hydrated ? <Exploring /> : <Waiting />}
    </div>
  );
}

function Counted() {
  return <ResultCount {...useExploreFilter()} />;
}

/** What the address asks for is known in the browser only: the page is prerendered without. */
function Exploring() {
  const address = useExploreFilter();
  return (
    <div className="flex flex-col gap-5">
      <ExploreSearch query={address.filter.query} onSearch={(query) => address.go({ query })} />
      <ExploreBar {...address} />
      <ExploreResults {...address} />
    </div>
  );
}

function Waiting() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className={`h-11 ${searchPlace}`} />
      <Skeleton className="h-10 w-full" />
      <ExploreSkeleton />
    </div>
  );
}
