import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { skipNotesOf } from './dashboard.api.ts';
import { useDays } from './use-days.ts';

/** Until a bar is chosen, the latest note behind the longest one: a share alone does not say what to change. */
export function TopNote({ projectId, reason }: { projectId: string; reason: SkipReason }) {
  const { t } = useTranslation('dashboard');
  const { long } = useDays();
  const { data } = useInfiniteQuery(skipNotesOf(projectId, reason));
  const note = data?.pages[0]?.items[0];
  if (!note) return null;
  return (
    <figure className="flex flex-col gap-1 border-line-strong border-l-2 pl-4">
      <figcaption className="text-ink-muted text-small">
        {t('charts.words.top', { reason: t(`reasons.${reason}`) })}
      </figcaption>
      <blockquote className="[overflow-wrap:anywhere]">
        {t('charts.words.quote', { words: note.note })}
      </blockquote>
      <p className="text-ink-muted text-small">
        {t('notes.tester', { number: note.tester })} · {long(note.day)}
      </p>
    </figure>
  );
}
