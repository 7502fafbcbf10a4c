import { projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import type { OwnProject } from '@firstlight/contract/showcase/projects/projects.ts';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '../../../../lib/format-time.ts';
import { passFocusOn } from '../../../../lib/pass-focus-on.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { OwnList } from './own-list.tsx';
import { useRestoreProject } from './own-projects.api.ts';

export function DeletedProjects() {
  const { t } = useTranslation('ownProjects');
  const days = projectLimits.recoverDays;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-muted text-small">{t('until', { days })}</p>
      <OwnList
        state="deleted"
        empty={{ title: t('empty.deleted'), hint: t('empty.deletedHint', { days }) }}
        row={(project) => <DeletedProject project={project} />}
      />
    </div>
  );
}

function DeletedProject({ project: { id, name, language, deletedAt } }: { project: OwnProject }) {
  const { t, i18n } = useTranslation('ownProjects');
  const restore = useRestoreProject();
  const bringBack = (event: MouseEvent) => {
    passFocusOn(event);
    restore.mutateAsync(id).then(
      () => showToast({ title: t('restored', { name }) }),
      () => showToast({ title: t('restoreFailed'), kind: 'error' }),
    );
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3">
      <div className="min-w-0">
        <h2 lang={language} className="font-semibold [overflow-wrap:anywhere]">
          {name}
        </h2>
        {deletedAt && (
          <p className="text-ink-muted text-small">
            {t('deletedAt', { when: formatAgo(new Date(deletedAt), new Date(), i18n.language) })}
          </p>
        )}
      </div>
      <Button size="sm" loading={restore.isPending} onClick={bringBack}>
        {t('restore')}
      </Button>
    </div>
  );
}
