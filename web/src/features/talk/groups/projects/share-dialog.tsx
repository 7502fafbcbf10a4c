import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { ProjectThumb } from '../../../../parts/projects/project-thumb.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { LoadFailure } from '../../../../ui/state/load-failure.tsx';
import { RowSkeleton } from '../../../../ui/state/skeleton.tsx';
import { shareableProjects, useSharing } from './group-projects.api.ts';

interface ShareDialogProps {
  group: Group;
  /** Ids of what is there already. */
  shared: readonly string[];
  onClose: () => void;
}

/** One's own projects that others can see: one press shares one, with a way back. */
export function ShareDialog({ group, shared, onClose }: ShareDialogProps) {
  const { t } = useTranslation('groups');
  const { t: tRequest } = useTranslation('request');
  const own = useQuery(shareableProjects);
  const { share, unshare } = useSharing(group.id);
  const items = own.data?.items.filter(
    ({ id, isHidden, isSuspended }) => !isHidden && !isSuspended && !shared.includes(id),
  );
  const fail = (error: unknown) =>
    void showToast({
      kind: 'error',
      title: t('projects.shareFailed'),
      description: errorMessage(tRequest, error),
    });

  async function give(id: string, name: string): Promise<void> {
    try {
      await share.mutateAsync(id);
      onClose();
      const undo = () => void unshare.mutateAsync(id).catch(fail);
      showToast({ title: t('projects.shared', { name }), undo });
    } catch (error) {
      fail(error);
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('projects.share')}>
      {!items ? (
        own.isError ? (
          <LoadFailure
            headingLevel={3}
            title={t('projects.failed')}
            error={own.error}
            onRetry={() => void own.refetch()}
          />
        ) : (
          <RowSkeleton />
        )
      ) : items.length === 0 ? (
        <div className="flex flex-col items-start gap-4">
          <p className="text-ink-muted">{t('projects.nothingToShare')}</p>
          <Link to="/post-project" className={buttonClasses()}>
            {t('projects.post')}
          </Link>
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {items.map((project) => (
            <li key={project.id} className="flex items-center gap-4 py-3">
              <ProjectThumb project={project} className="size-10 shrink-0 rounded-control" />
              <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">{project.name}</p>
              <Button
                size="sm"
                loading={share.isPending && share.variables === project.id}
                aria-label={t('projects.shareNamed', { name: project.name })}
                onClick={() => void give(project.id, project.name)}
              >
                {t('projects.shareOne')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
