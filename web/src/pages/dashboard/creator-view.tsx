import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { dashboardSpans } from '@firstlight/contract/trials/dashboard/dashboard-limits.ts';
import { useInfiniteQuery, useIsFetching } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ledgersQuery } from '../../features/trials/dashboard/dashboard.api.ts';
import { DashboardSkeleton } from '../../features/trials/dashboard/dashboard-skeleton.tsx';
import { FairTurn } from '../../features/trials/dashboard/fair-turn.tsx';
import { FirstLight } from '../../features/trials/dashboard/first-light.tsx';
import { MyProjects } from '../../features/trials/dashboard/my-projects.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { FirstDay, isFirstDay } from './first-day.tsx';
import { InboxHere } from './inbox-here.tsx';

/** The charts come when somebody opens a project's figures. */
const ProjectFigures = lazyPart(
  async () => (await import('../../features/trials/dashboard/project-figures.tsx')).ProjectFigures,
  <DashboardSkeleton />,
);

const PublishHere = lazyPart(async () => (await import('./publish-here.tsx')).PublishHere);

/** All projects of a maker, or the one that the address names. */
export function CreatorView({ me }: { me: Pick<Me, 'shortcuts'> }) {
  const { t } = useTranslation('dashboard');
  const [search, setSearch] = useSearchParams();
  const project = search.get('project');
  // Whoever has posted nothing is not told that there is nothing left to read. Until it is known, most have.
  const ledgers = useInfiniteQuery(ledgersQuery).data?.pages[0]?.items;
  const newest = ledgers?.[0];
  const isSettled = useSettled();
  const span = dashboardSpans.find((days) => days === search.get('days')) ?? '30';
  if (!project) {
    const inbox = <InboxHere me={me} />;
    return (
      <>
        {!isSettled && <DashboardSkeleton />}
        <div className={isSettled ? 'flex flex-col gap-10' : 'hidden'}>
          {newest && isFirstDay(ledgers) ? (
            <FirstDay projectId={newest.id} otherwise={inbox} />
          ) : (
            ledgers?.length !== 0 && inbox
          )}
          <MyProjects />
          <FairTurn />
          <FirstLight />
        </div>
      </>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <Link to="?view=projects" className="link inline-flex w-fit items-center gap-1.5 text-small">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('figures.back')}
      </Link>
      <ProjectFigures
        projectId={project}
        span={span}
        acts={<PublishHere projectId={project} />}
        onSpan={(days) => setSearch({ project, days }, { preventScrollReset: true, replace: true })}
      />
    </div>
  );
}

/** A query that depends on another one starts within this time, in milliseconds. */
const nextQueryWithin = 100;

/** Whether everything was fetched once. The parts appear together: each would push those below it. */
function useSettled(): boolean {
  const pending = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isSettled || pending > 0) return;
    const timer = setTimeout(() => setSettled(true), nextQueryWithin);
    return () => clearTimeout(timer);
  }, [isSettled, pending]);
  return isSettled;
}
