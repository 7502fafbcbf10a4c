import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '../../../../ui/button/more-button.tsx';
import { LoadFailure } from '../../../../ui/state/load-failure.tsx';
import { CardSkeleton } from '../../../../ui/state/skeleton.tsx';
import { BrowseCard, browseGrid } from '../browse-card.tsx';
import { projectsOf } from '../projects.api.ts';

/** What somebody shows to everybody, newest first. */
export function ProjectsOf({ username, empty }: { username: string; empty: ReactNode }) {
  const { t } = useTranslation('projects');
  const found = useInfiniteQuery(projectsOf(username));
  if (found.isPending) {
    return (
      <div aria-busy="true" className={browseGrid}>
        <CardSkeleton />
      </div>
    );
  }
  if (!found.data) {
    return <LoadFailure title={t('list.failed')} error={found.error} onRetry={() => void found.refetch()} />;
  }
  const projects = found.data.pages.flatMap(({ items }) => items);
  if (projects.length === 0) return empty;
  return (
    <>
      <ul className={browseGrid}>
        {projects.map((project) => (
          <li key={project.id} className="grid">
            <BrowseCard project={project} />
          </li>
        ))}
      </ul>
      <MoreButton list={found}>{t('list.more')}</MoreButton>
    </>
  );
}
