import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { SharedProject } from '@firstlight/contract/talk/groups/shared-projects.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { sharedProjectsIn } from '../../../../parts/groups/shared-projects.api.ts';
import { ProjectThumb } from '../../../../parts/projects/project-thumb.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { MoreButton } from '../../../../ui/button/more-button.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { LoadFailure } from '../../../../ui/state/load-failure.tsx';
import { RowSkeleton } from '../../../../ui/state/skeleton.tsx';
import { StateView } from '../../../../ui/state/state-view.tsx';
import { useSharing } from './group-projects.api.ts';
import { ShareDialog } from './share-dialog.tsx';

/** What members shared, as far as the reader may see it; the latest first. */
export function ProjectsPane({ group, me }: { group: Group; me: Pick<Me, 'username'> }) {
  const { t } = useTranslation('groups');
  const [isSharing, setSharing] = useState(false);
  const list = useInfiniteQuery(sharedProjectsIn(group.id));
  const items = list.data?.pages.flatMap((page) => page.items);
  const share = (
    <Button onClick={() => setSharing(true)}>
      <Plus aria-hidden="true" className="size-4.5" />
      {t('projects.share')}
    </Button>
  );
  return (
    <div className="flex max-w-browse flex-col gap-4 px-6 py-5 max-md:px-4">
      {!items ? (
        list.isError ? (
          <LoadFailure
            headingLevel={3}
            title={t('projects.failed')}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <div role="status" className="appear-late">
            <span className="sr-only">{t('projects.loading')}</span>
            <RowSkeleton />
          </div>
        )
      ) : items.length === 0 ? (
        <StateView kind="empty" headingLevel={3} title={t('projects.empty.title')} actions={share}>
          <p>{t('projects.empty.body')}</p>
        </StateView>
      ) : (
        <>
          <div>{share}</div>
          <ul
            aria-label={t('projects.title')}
            className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
          >
            {items.map((shared) => (
              <li key={shared.project.id}>
                <ProjectRow
                  group={group}
                  shared={shared}
                  isOwn={shared.project.owner.username === me.username}
                />
              </li>
            ))}
          </ul>
          <MoreButton list={list}>{t('discover.more')}</MoreButton>
        </>
      )}
      {isSharing && (
        <ShareDialog
          group={group}
          shared={items?.map(({ project }) => project.id) ?? []}
          onClose={() => setSharing(false)}
        />
      )}
    </div>
  );
}

interface ProjectRowProps {
  group: Group;
  shared: SharedProject;
  isOwn: boolean;
}

function ProjectRow({ group, shared: { project, can }, isOwn }: ProjectRowProps) {
  const { t } = useTranslation('groups');
  const { t: tRequest } = useTranslation('request');
  const { share, unshare } = useSharing(group.id);
  const { id, name } = project;
  const fail = (error: unknown) =>
    void showToast({ kind: 'error', title: t('saveFailed'), description: errorMessage(tRequest, error) });

  async function takeOut(): Promise<void> {
    try {
      await unshare.mutateAsync(id);
      const undo = () => void share.mutateAsync(id).catch(fail);
      // What somebody else shared only they can share again.
      showToast({ title: t('projects.unshared', { name }), ...(isOwn && { undo }) });
    } catch (error) {
      fail(error);
    }
  }

  return (
    <div className="flex items-center gap-4 px-4 py-3">
      <ProjectThumb project={project} className="size-14 shrink-0 rounded-control" />
      <div className="min-w-0 flex-1">
        <p className="leading-snug">
          <Link to={`/project/${id}`} className="rounded-control font-semibold hover:underline">
            {name}
          </Link>{' '}
          <span className="text-ink-muted text-small">{t('projects.by', { name: project.owner.name })}</span>
        </p>
        <p
          lang={project.language}
          className="line-clamp-2 text-ink-muted text-small [overflow-wrap:anywhere]"
        >
          {project.pitch}
        </p>
      </div>
      {can.unshare && (
        <Button
          size="sm"
          variant="ghost"
          loading={unshare.isPending}
          aria-label={t('projects.unshareNamed', { name })}
          onClick={() => void takeOut()}
        >
          {t('projects.unshare')}
        </Button>
      )}
    </div>
  );
}
