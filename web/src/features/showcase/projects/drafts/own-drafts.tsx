import type { ProjectDraft } from '@firstlight/contract/showcase/projects/project-drafts.ts';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatAgo } from '../../../../lib/format-time.ts';
import { passFocusOn } from '../../../../lib/pass-focus-on.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { LoadFailure } from '../../../../ui/state/load-failure.tsx';
import { RowSkeleton } from '../../../../ui/state/skeleton.tsx';
import { StateView } from '../../../../ui/state/state-view.tsx';
import { ownDrafts, useDropDraft } from '../own/own-projects.api.ts';
import { keepHere } from './kept-draft.ts';

export function OwnDrafts() {
  const { t } = useTranslation('ownProjects');
  const { data, error, refetch } = useQuery(ownDrafts);
  if (error && !data) {
    return <LoadFailure title={t('failed.title')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <RowSkeleton />;
  if (data.items.length === 0) {
    return (
      <StateView kind="empty" title={t('empty.drafts')}>
        <p>{t('empty.draftsHint')}</p>
      </StateView>
    );
  }
  return (
    <ul>
      {data.items.map((draft) => (
        <li key={draft.id}>
          <Draft draft={draft} />
        </li>
      ))}
    </ul>
  );
}

function Draft({ draft: { id, content, updatedAt } }: { draft: ProjectDraft }) {
  const { t, i18n } = useTranslation('ownProjects');
  const drop = useDropDraft();
  const throwAway = (event: MouseEvent) => {
    passFocusOn(event);
    keepHere(id, null);
    drop.mutateAsync(id).then(
      () => showToast({ title: t('dropped') }),
      () => showToast({ title: t('dropFailed'), kind: 'error' }),
    );
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3">
      <div className="min-w-0">
        <h2 className="font-semibold [overflow-wrap:anywhere]">{content.name?.trim() || t('untitled')}</h2>
        <p className="text-ink-muted text-small">
          {t('draftSaved', { when: formatAgo(new Date(updatedAt), new Date(), i18n.language) })}
        </p>
      </div>
      <div className="flex gap-2">
        <Link to={`/post-project?draft=${id}`} className={buttonClasses({ size: 'sm' })}>
          {t('continue')}
        </Link>
        <Button variant="ghost" size="sm" loading={drop.isPending} onClick={throwAway}>
          {t('drop')}
        </Button>
      </div>
    </div>
  );
}
