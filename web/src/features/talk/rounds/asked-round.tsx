import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { Round } from '@firstlight/contract/talk/rounds/rounds.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { ProjectThumb } from '../../../parts/projects/project-thumb.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { OpenDialog } from './open-dialog.tsx';
import { useRoundActs } from './rounds.api.ts';

interface AskedRoundProps {
  group: Group;
  round: Round;
  isOwn: boolean;
}

/** A round that somebody asked for: moderators open or decline it, whoever asked takes it back. */
export function AskedRound({ group, round, isOwn }: AskedRoundProps) {
  const { t } = useTranslation('rounds');
  const { t: tRequest } = useTranslation('request');
  const { cancel } = useRoundActs(group.id);
  const [isOpening, setOpening] = useState(false);
  const { id, project, can } = round;

  async function end(): Promise<void> {
    try {
      await cancel.mutateAsync(id);
      showToast({ title: t(isOwn ? 'asked.withdrawn' : 'asked.declined') });
    } catch (error) {
      showToast({ kind: 'error', title: t('saveFailed'), description: errorMessage(tRequest, error) });
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-4 px-4 py-3">
      <ProjectThumb project={project} className="size-14 shrink-0 rounded-control" />
      <p className="min-w-0 flex-1 leading-snug">
        <Link to={`/project/${project.id}`} className="rounded-control font-semibold hover:underline">
          {project.name}
        </Link>
        <span className="block text-ink-muted text-small">
          {can.open || !isOwn ? t('asked.by', { name: project.owner.name }) : t('asked.own')}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {can.cancel && (
          <Button size="sm" variant="ghost" loading={cancel.isPending} onClick={() => void end()}>
            {t(isOwn ? 'asked.withdraw' : 'asked.decline')}
          </Button>
        )}
        {can.open && (
          <Button size="sm" onClick={() => setOpening(true)}>
            {t('asked.open')}
          </Button>
        )}
      </div>
      {isOpening && <OpenDialog group={group} round={round} onClose={() => setOpening(false)} />}
    </li>
  );
}
