import type { DueUnmasking } from '@firstlight/contract/office/cases/unmaskings.ts';
import { VenetianMask } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCaseTitle } from '../case/case-title.ts';
import type { QueueItem } from '../queue/queue-row.tsx';

/** What another admin asks for. It is answered on the case. */
export function useUnmaskingItems(): (
  unmaskings: readonly DueUnmasking[],
  toOpen: (caseId: string) => string,
) => QueueItem[] {
  const { t } = useTranslation('moderator');
  const titleOf = useCaseTitle();
  return (unmaskings, toOpen) =>
    unmaskings.map((one) => ({
      id: one.id,
      to: toOpen(one.case.id),
      opens: one.case.id,
      isAskedOfReader: true,
      icon: VenetianMask,
      title: t('unmasking.item', { title: titleOf(one.case) }),
      language: one.case.project?.language,
      line: `${t(`unmasking.grounds.${one.ground}`)} · ${t('unmasking.asks', { name: one.by ?? t('someAdmin') })}`,
      since: one.askedAt,
      dueAt: one.dueAt,
      badge: { tone: 'sky' as const, word: t('queue.second') },
    }));
}
