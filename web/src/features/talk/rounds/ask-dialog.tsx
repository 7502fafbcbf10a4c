import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { roundRules } from '@firstlight/contract/rules.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { sharedProjectsIn } from '../../../parts/groups/shared-projects.api.ts';
import { ProjectThumb } from '../../../parts/projects/project-thumb.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClasses } from '../../../ui/button/button-classes.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { RowSkeleton } from '../../../ui/state/skeleton.tsx';
import { useRoundActs } from './rounds.api.ts';

interface AskDialogProps {
  group: Group;
  me: Pick<Me, 'username'>;
  onClose: () => void;
}

/** One's own projects that the group sees already: one press asks. */
export function AskDialog({ group, me, onClose }: AskDialogProps) {
  const { t } = useTranslation('rounds');
  const { t: tRequest } = useTranslation('request');
  const shared = useInfiniteQuery(sharedProjectsIn(group.id));
  const { ask, cancel } = useRoundActs(group.id);
  const own = shared.data?.pages
    .flatMap((page) => page.items)
    .filter(({ project }) => project.owner.username === me.username);
  const fail = (error: unknown) =>
    void showToast({ kind: 'error', title: t('ask.failed'), description: errorMessage(tRequest, error) });

  async function askFor(projectId: string): Promise<void> {
    try {
      const { id } = await ask.mutateAsync(projectId);
      onClose();
      showToast({ title: t('ask.done'), undo: () => void cancel.mutateAsync(id).catch(fail) });
    } catch (error) {
      fail(error);
    }
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('ask.title')}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-muted">
          {t('ask.lead', { min: roundRules.daysMin, max: roundRules.daysMax })}
        </p>
        {!own ? (
          <RowSkeleton />
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
                <Button
                  size="sm"
                  loading={ask.isPending && ask.variables === project.id}
                  onClick={() => void askFor(project.id)}
                >
                  {t('ask.submit')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
