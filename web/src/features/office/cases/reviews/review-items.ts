import type { DueReview } from '@firstlight/contract/office/cases/reviews.ts';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCaseTitle } from '../case/case-title.ts';
import type { QueueItem } from '../queue/queue-row.tsx';

export function useReviewItems(): (
  reviews: readonly DueReview[],
  toOpen: (id: string) => string,
) => QueueItem[] {
  const { t } = useTranslation('moderator');
  const { t: tStatement } = useTranslation('sanctionStatements');
  const titleOf = useCaseTitle();
  return (reviews, toOpen) =>
    reviews.map((review) => ({
      id: review.id,
      to: toOpen(review.id),
      icon: RotateCcw,
      title: t('review.title', { title: titleOf(review.case) }),
      language: review.case.project?.language,
      line: `${t('reports.reporter', { number: review.reporter })} · ${tStatement(`rules.${review.case.reason}.name`)}`,
      since: review.filedAt,
      dueAt: review.dueAt,
    }));
}
