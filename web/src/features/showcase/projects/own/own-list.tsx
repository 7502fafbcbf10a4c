import type { OwnProject } from '@firstlight/contract/showcase/projects/projects.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { MoreButton } from '../../../../ui/button/more-button.tsx';
import { LoadFailure } from '../../../../ui/state/load-failure.tsx';
import { CardSkeleton } from '../../../../ui/state/skeleton.tsx';
import { StateView } from '../../../../ui/state/state-view.tsx';
import { ownProjects } from './own-projects.api.ts';

interface OwnListProps {
  state: 'live' | 'deleted';
  empty: { title: string; hint: string };
  row: (project: OwnProject) => ReactNode;
}

export function OwnList({ state, empty, row }: OwnListProps) {
  const { t } = useTranslation('ownProjects');
  const list = useInfiniteQuery(ownProjects(state));
  if (list.isPending) return <CardSkeleton />;
  if (list.isError && !list.data) {
    return <LoadFailure title={t('failed.title')} error={list.error} onRetry={() => void list.refetch()} />;
  }
  const projects = list.data.pages.flatMap(({ items }) => items);
  if (projects.length === 0) return <NothingHere {...empty} isPosting={state === 'live'} />;
  return (
    <>
      <ul className="flex flex-col gap-4">
        {projects.map((project) => (
          <li key={project.id} className="grid">
            {row(project)}
          </li>
        ))}
      </ul>
      <MoreButton className="mt-6" list={list}>
        {t('showMore')}
      </MoreButton>
    </>
  );
}

function NothingHere({ title, hint, isPosting }: { title: string; hint: string; isPosting: boolean }) {
  const { t } = useTranslation('ownProjects');
  return (
    <StateView
      kind="empty"
      title={title}
      actions={
        isPosting && (
          <Link to="/post-project" className={buttonClasses({ variant: 'sun' })}>
            {t('post')}
          </Link>
        )
      }
    >
      <p>{hint}</p>
    </StateView>
  );
}
