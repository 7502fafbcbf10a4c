import { feedbackRules } from '@firstlight/contract/rules.ts';
import { useTranslation } from 'react-i18next';
import { SkipNoteList } from './skip-note-list.tsx';

/** Too few skips for a chart that points at nobody: the notes themselves are the maker's from the first one on. */
export function FewSkips({ projectId }: { projectId: string }) {
  const { t } = useTranslation('dashboard');
  const title = t('charts.reasons.title');
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h3 className="text-h3">{title}</h3>
      <SkipNoteList projectId={projectId} />
      <p className="text-ink-muted text-small">
        {t('charts.reasons.few', { count: feedbackRules.skipStatisticsFrom })}
      </p>
    </section>
  );
}
