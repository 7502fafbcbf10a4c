import type { SkipReason } from '@firstlight/contract/feed-rules.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { TextSkeleton } from '../../ui/skeleton.tsx';
import { skipNotesOf } from './dashboard.api.ts';
import { useDays } from './use-days.ts';

interface SkipNotesProps {
  projectId: string;
  reason: SkipReason;
  onClose: () => void;
}

/** What people wrote when they skipped for one reason, by number and week. */
export function SkipNotes({ projectId, reason, onClose }: SkipNotesProps) {
  const { t } = useTranslation('dashboard');
  const { t: tRequest } = useTranslation('request');
  const { long } = useDays();
  const list = useInfiniteQuery(skipNotesOf(projectId, reason));
  const notes = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const title = t('notes.title', { reason: t(`reasons.${reason}`) });
  return (
    <section aria-label={title} aria-live="polite" className="flex flex-col gap-4 rounded-card bg-sunken p-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h4 className="font-semibold">{title}</h4>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('notes.close')}
        </Button>
      </header>
      {list.isPending && (
        <div role="status">
          <span className="sr-only">{t('notes.loading')}</span>
          <TextSkeleton lines={2} />
        </div>
      )}
      {list.isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>
            {t('notes.failed')} {errorMessage(tRequest, list.error)}
          </p>
          <Button size="sm" onClick={() => void list.refetch()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      <ul className="flex flex-col gap-3">
        {notes.map(({ id, tester, note, week }) => (
          <li key={id} className="flex flex-col gap-0.5">
            <span className="text-ink-muted text-small">
              {t('notes.tester', { number: tester })} · {t('notes.weekOf', { day: long(week) })}
            </span>
            <span className="prose-width [overflow-wrap:anywhere]">{note}</span>
          </li>
        ))}
      </ul>
      <MoreButton list={list} size="sm">
        {t('more')}
      </MoreButton>
    </section>
  );
}
