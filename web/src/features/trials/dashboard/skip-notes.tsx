import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { SkipNoteList } from './skip-note-list.tsx';

interface SkipNotesProps {
  projectId: string;
  reason: SkipReason;
  onClose: () => void;
}

/** What people wrote when they skipped for one reason. */
export function SkipNotes({ projectId, reason, onClose }: SkipNotesProps) {
  const { t } = useTranslation('dashboard');
  const title = t('notes.title', { reason: t(`reasons.${reason}`) });
  return (
    <section aria-label={title} aria-live="polite" className="flex flex-col gap-4 rounded-card bg-sunken p-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h4 className="font-semibold">{title}</h4>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('notes.close')}
        </Button>
      </header>
      <SkipNoteList projectId={projectId} reason={reason} />
    </section>
  );
}
