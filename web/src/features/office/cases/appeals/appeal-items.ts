import type { DueAppeal } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { QueueItem } from '../queue/queue-row.tsx';

export function useAppealItems(): (
  appeals: readonly DueAppeal[],
  toOpen: (id: string) => string,
) => QueueItem[] {
  const { t } = useTranslation('moderator');
  const { t: tStatement } = useTranslation('sanctionStatements');
  return (appeals, toOpen) =>
    appeals.map((appeal) => ({
      id: appeal.id,
      to: toOpen(appeal.id),
      icon: Scale,
      title: t('appeal.title', { step: t(`steps.${appeal.step}.of`) }),
      line:
        appeal.isLate && appeal.step === 'limit'
          ? t('appeal.paused')
          : `${tStatement(`kinds.${appeal.subject}.name`)} · ${tStatement(`rules.${appeal.rule}.name`)}`,
      since: appeal.filedAt,
      dueAt: appeal.dueAt,
    }));
}
