import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { ReportButton } from '../../../parts/reports/report-button.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { MoreButton } from '../../../ui/button/more-button.tsx';
import { TextSkeleton } from '../../../ui/state/skeleton.tsx';
import { skipNotesOf } from './dashboard.api.ts';
import { useDays } from './use-days.ts';

interface SkipNoteListProps {
  projectId: string;
  /** Without one, all notes, each with the reason that was given. */
  reason?: SkipReason;
}

/** Notes of those who skipped a project, by number and day. */
export function SkipNoteList({ projectId, reason }: SkipNoteListProps) {
  const { t } = useTranslation('dashboard');
  const { t: tRequest } = useTranslation('request');
  const { long } = useDays();
  const list = useInfiniteQuery(skipNotesOf(projectId, reason));
  const notes = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
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
      {list.isSuccess && reason === undefined && notes.length === 0 && (
        <p className="text-ink-muted">{t('notes.empty')}</p>
      )}
      <ul className="flex flex-col gap-3 empty:hidden">
        {notes.map(({ id, tester, note, day, reason: given }) => (
          <li key={id} className="flex items-start gap-3">
            <div className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span className="text-ink-muted text-small">
                {t('notes.tester', { number: tester })} · {long(day)}
                {reason === undefined && ` · ${t(`reasons.${given}`)}`}
              </span>
              <span className="prose-width [overflow-wrap:anywhere]">{note}</span>
            </div>
            <ReportButton reported={{ kind: 'skip_note', address: id }} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} size="sm">
        {t('more')}
      </MoreButton>
    </>
  );
}
