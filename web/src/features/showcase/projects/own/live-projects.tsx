import { projectRules } from '@firstlight/contract/rules.ts';
import type { OwnProject } from '@firstlight/contract/showcase/projects/projects.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { passFocusOn } from '../../../../lib/pass-focus-on.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { Switch } from '../../../../ui/field/switch.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { ListedProject } from './listed-project.tsx';
import { OwnList } from './own-list.tsx';
import { useChangeVisibility, useRemoveProject, useRestoreProject } from './own-projects.api.ts';

export function LiveProjects() {
  const { t } = useTranslation('ownProjects');
  return (
    <OwnList
      state="live"
      empty={{ title: t('empty.live'), hint: t('empty.liveHint') }}
      row={(project) => <LiveProject project={project} />}
    />
  );
}

function LiveProject({ project }: { project: OwnProject }) {
  const { t } = useTranslation('ownProjects');
  const { change } = useHiding(project);
  const remove = useDeleting(project);
  const { isHidden, isSuspended } = project;
  return (
    <ListedProject
      project={project}
      look="list"
      headingLevel={2}
      dimmed={isHidden || isSuspended}
      {...(isSuspended
        ? { badge: <Badge tone="rose">{t('suspended')}</Badge> }
        : isHidden && { badge: <Badge>{t('hidden')}</Badge> })}
      actions={
        <>
          <Switch label={t('visible')} checked={!isHidden} onChange={(visible) => change(!visible)} />
          <Link to={`/post-project?project=${project.id}`} className={buttonClasses({ size: 'sm' })}>
            {t('edit')}
          </Link>
          <Link to={`/dashboard?project=${project.id}`} className={buttonClasses({ size: 'sm' })}>
            {t('figures')}
          </Link>
          <Button
            variant="ghost"
            size="sm"
            onClick={(event) => {
              passFocusOn(event);
              remove();
            }}
          >
            {t('delete')}
          </Button>
        </>
      }
    />
  );
}

/** Moves at once. The toast takes it back; a failure puts it back and says so. */
function useHiding({ id, name }: OwnProject) {
  const { t } = useTranslation('ownProjects');
  const { mutateAsync } = useChangeVisibility();
  async function change(isHidden: boolean): Promise<void> {
    try {
      await mutateAsync({ projectId: id, isHidden });
    } catch (error) {
      showToast({ title: t('visibilityFailed'), kind: 'error' });
      throw error;
    }
    showToast({
      id: `visibility-${id}`,
      title: t(isHidden ? 'nowHidden' : 'nowVisible', { name }),
      undo: () => void change(!isHidden).catch(() => undefined),
    });
  }
  return { change };
}

function useDeleting({ id, name }: OwnProject): () => void {
  const { t } = useTranslation('ownProjects');
  const remove = useRemoveProject();
  const restore = useRestoreProject();
  const undo = () =>
    void restore.mutateAsync(id).then(
      () => showToast({ title: t('restored', { name }) }),
      () => showToast({ title: t('restoreFailed'), kind: 'error' }),
    );
  return () =>
    void remove.mutateAsync(id).then(
      () => showToast({ title: t('deleted', { name }), undo, seconds: projectRules.undoDeleteSeconds }),
      () => showToast({ title: t('deleteFailed'), kind: 'error' }),
    );
}
