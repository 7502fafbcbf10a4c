import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import type { OwnFeedbackResult } from './feedback.api.ts';
import { LeaveLink } from './give/leave-link.tsx';

interface ChangedNoteProps {
  projectId: string;
  own: OwnFeedbackResult;
  changed: NonNullable<OwnFeedbackResult['changed']>;
}

/** For whoever spoke or skipped before the latest iteration: it has changed, and they may try it again. */
export function ChangedNote({ projectId, own, changed }: ChangedNoteProps) {
  const { t } = useTranslation('feedback');
  const isOpen = own.leadsOut && !changed.isTriedAgain;
  return (
    <Card as="section" aria-label={t('changed.label')} className="flex flex-col items-start gap-3">
      <h3 className="flex items-center gap-2 font-semibold font-text text-body">
        <Sparkles className="size-5 shrink-0 text-sun-edge" aria-hidden="true" />
        {changed.isCredited ? t('changed.credited') : t('changed.changed')}
      </h3>
      <p className="prose-width text-ink-muted">{next()}</p>
      {isOpen && (
        <LeaveLink projectId={projectId} isKnown size="md">
          {t('changed.open')}
        </LeaveLink>
      )}
    </Card>
  );

  function next(): string {
    if (!own.feedback) return t('changed.skipped');
    if (changed.isTriedAgain) return t('changed.tried');
    return own.leadsOut ? t('changed.again') : t('changed.read');
  }
}
