import { useTranslation } from 'react-i18next';
import { useMe } from '../features/people/accounts/me.api.ts';
import { ExploreBar } from '../features/showcase/projects/explore/explore-bar.tsx';
import { ExploreResults } from '../features/showcase/projects/explore/explore-results.tsx';
import { ExploreSkeleton } from '../features/showcase/projects/explore/explore-skeleton.tsx';
import { useExploreFilter } from '../features/showcase/projects/explore/use-explore-filter.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Skeleton } from '../ui/state/skeleton.tsx';

export function Component() {
  const { t } = useTranslation('explore');
  const hydrated = useHydrated();
  return (
    <div className="mx-auto max-w-browse px-4 pb-16 sm:px-7 md:px-10">
      <header className="flex flex-col gap-3 pt-10 pb-6 md:pt-14">
        <h1 className="text-h1">{t('title')}</h1>
        <p className="prose-width text-ink-muted text-lead">{t('lead')}</p>
      </header>
      {hydrated ? <Exploring /> : <Waiting />}
    </div>
  );
}

/** What the address asks for is known in the browser only: the page is prerendered without. */
function Exploring() {
  const address = useExploreFilter();
  const me = useMe();
  return (
    <div className="flex flex-col gap-6">
      <ExploreBar {...address} shortcuts={me?.shortcuts ?? false} />
      <ExploreResults {...address} />
    </div>
  );
}

function Waiting() {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-11 w-full sm:w-80" />
        <Skeleton className="h-8 w-full" />
      </div>
      <ExploreSkeleton />
    </div>
  );
}
