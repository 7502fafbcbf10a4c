import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sharedProjectsIn } from '../../../parts/groups/shared-projects.api.ts';
import { ProjectThumb } from '../../../parts/projects/project-thumb.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClasses } from '../../../ui/button/button-classes.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { RowSkeleton } from '../../../ui/state/skeleton.tsx';

interface OwnProjectsDialogProps {
  group: Group;
  username: string;
  title: string;
  lead: string;
  submit: string;
  /** The one that is being chosen. */
  pending: string | undefined;
  onChoose: (projectId: string) => void;
  onClose: () => void;
}

/** One's own projects that the group sees already: one press chooses. */
export function OwnProjectsDialog({
  group,
  username,
  title,
  lead,
  submit,
  pending,
  onChoose,
  onClose,
}: OwnProjectsDialogProps) {
  const { t } = useTranslation('rounds');
  const shared = useInfiniteQuery(sharedProjectsIn(group.id));
  const { t: tGroups } = useTranslation('groups');
  const { hasNextPage, isFetching, isError, fetchNextPage } = shared;
  // One’s own may stand on any page.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const retry = () => void (shared.data ? fetchNextPage() : shared.refetch());
  const own = shared.data?.pages
    .flatMap((page) => page.items)
    .filter(({ project }) => project.owner.username === username);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-muted">{lead}</p>
        {isError && (!own || hasNextPage) && (
          <LoadFailure
            headingLevel={3}
            title={tGroups('projects.failed')}
            error={shared.error}
            onRetry={retry}
          />
        )}
        {!own || (own.length === 0 && hasNextPage) ? (
          !isError && <RowSkeleton />
        ) : own.length === 0 ? (
          <div className="flex flex-col items-start gap-4">
            <p>{t('ask.none')}</p>
            <Link to={`/groups/${group.id}?view=projects`} onClick={onClose} className={buttonClasses()}>
              {t('ask.share')}
            </Link>
          </div>
        ) : (
          <ul aria-label={t('ask.project')} className="divide-y divide-line">
            {own.map(({ project }) => (
              <li key={project.id} className="flex items-center gap-4 py-3">
                <ProjectThumb project={project} className="size-10 shrink-0 rounded-control" />
                <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">{project.name}</p>
                <Button size="sm" loading={pending === project.id} onClick={() => onChoose(project.id)}>
                  {submit}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
